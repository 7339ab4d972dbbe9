import type { ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { ApiError } from '#api/client.ts'
import { requestId } from '#backend/kernel/http/request-id.ts'
import { errorResponse } from './error-answer.ts'
import { pageStatus, type ErrorDetails } from './error-document.ts'

/** Status and details of the page for an error. */
export type Failure = { status: number } & ErrorDetails

/** Judges an error of a route, and logs it unless the API has. `route`: its pattern, since an address may hold a secret. */
export type Failures = (error: unknown, route: string) => Failure

/**
 * The one way in which the server answers for errors. A refusal of the API keeps its status. All else is 500 or 503 and
 * has one line in the log, under the request id that the page shows. Source: docs/product.md, E7.
 */
export function createFailures(logger: Logger): Failures {
  return (error, route) => {
    const { status, code } =
      error instanceof ApiError
        ? { status: pageStatus(error), code: error.code }
        : { status: 500, code: undefined }
    if (status < 500 || code === 'suspended') return { status, code }
    const id = requestId()
    // The API has logged what it failed at within this request.
    const isLogged = error instanceof ApiError && error.status >= 500 && error.requestId === id
    if (!isLogged) logger.error({ route, requestId: id, err: error }, 'A request could not be answered.')
    return { status, code, requestId: id }
  }
}

/** Makes the error handler of an application, which answers with the page of an error. */
export const failurePage =
  (fail: Failures): ErrorHandler =>
  (error, context) => {
    const { status, ...details } = fail(error, routePath(context))
    return errorResponse(status, details)
  }
