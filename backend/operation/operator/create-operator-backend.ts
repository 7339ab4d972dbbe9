import type { TrustProxy } from '#backend/kernel/http/forwarded.ts'
import { operatorContract, type OperatorCall, type OperatorCallName } from '#api/contract/operator.ts'
import { readClient } from '#backend/calls/route/client.ts'
import { isJson, refuseForeign } from '#backend/calls/route/cross-site.ts'
import { failureResponse } from '#backend/calls/route/failure.ts'
import { problemResponse, signInFirst } from '#backend/kernel/http/problem.ts'
import { createRateLimit, tooMany } from '#backend/kernel/http/rate-limit.ts'
import { readBody } from '#backend/calls/route/read-body.ts'
import { sessionTransport } from '#backend/calls/route/session-cookie.ts'
import { validate } from '#backend/kernel/http/validate.ts'
import { hostnameOf } from '#backend/clinic/partners/hosts.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createHandlers, type OperatorServices } from './handlers.ts'
import { findOperatorByKey, isOperatorKey } from './operator-keys.ts'
import { findOperator } from './sessions.ts'

/** Path of the operator's console, and of its API below it. */
export const operatorBase = '/_operator'
export const operatorApiBase = `${operatorBase}/api`

/** Bytes of a JSON body. */
const bodyLimit = 64 * 1024

type Options = OperatorServices & { logger: Logger; trustProxy: TrustProxy }
type AppEnv = { Bindings: { address: string | undefined }; Variables: { call: OperatorCallName } }
type AnyHandler = (context: Record<string, unknown>) => Promise<unknown>

export type OperatorBackend = {
  /** Answers a request below `operatorApiBase`. Never rejects. */
  fetch(request: Request, client?: { address: string }): Promise<Response>
}

/**
 * The API of the deployment's operator: an application of its own, with its own contract, sessions and connections. It
 * answers at the operator's host and nowhere else, whoever asks.
 */
export function createOperatorBackend({ logger, trustProxy, ...services }: Options): OperatorBackend {
  const handlers = createHandlers(services)
  const app = new Hono<AppEnv>().basePath(operatorApiBase)

  function implement(name: OperatorCallName): void {
    const call: OperatorCall = operatorContract[name]
    const handle = handlers[name] as AnyHandler
    const [method = '', template = ''] = name.split(' ')
    const limit = createRateLimit(call)
    app.on(method, template.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const request = context.req.raw
      context.set('call', name)
      const client = readClient(request, context.env.address, trustProxy)
      if (hostnameOf(client.host) !== services.operatorHost) return unknownPath()
      const { refusal } = await limit(0, client.key)
      if (refusal !== undefined) tooMany(refusal)
      const type = request.headers.get('content-type')
      const isExpected = call.rawBody ? type === 'application/gzip' : isJson(type)
      if (method !== 'GET') refuseForeign(request, client, isExpected)
      const headers = new Headers({ 'cache-control': 'no-store' })
      const session = sessionTransport(request, 'operator', client.isHttps, headers)
      const operator = session.token ? await whoActs(services.database, session.token) : null
      if (call.access !== 'public' && !operator) throw signInFirst()
      const body = call.rawBody ? request.body : await readBody(request, bodyLimit)
      const answer = await handle({
        params: call.params && validate('params', call.params, context.req.param()),
        query: call.query && validate('query', call.query, context.req.query()),
        body: call.rawBody ? body : call.body && validate('body', call.body, body),
        operator,
        session,
      })
      if (call.rawResponse) return sendFile(answer as File, headers)
      if (!call.response) return new Response(null, { status: 204, headers })
      headers.set('content-type', 'application/json')
      return new Response(JSON.stringify(answer), { status: call.status ?? 200, headers })
    })
  }

  for (const name of Object.keys(operatorContract) as OperatorCallName[]) implement(name)
  app.notFound(unknownPath)
  app.onError((error, { req, var: { call } }) =>
    failureResponse(
      error,
      { logger, database: services.database },
      { call: call ?? req.method, partnerId: undefined },
    ),
  )
  return { fetch: async (request, client) => app.fetch(request, { address: client?.address }) }
}

const whoActs = (database: Database, token: string) =>
  isOperatorKey(token) ? findOperatorByKey(database, token) : findOperator(database, token)

type File = { bytes: ReadableStream<Uint8Array>; size: number; mime: string; fileName: string }

function sendFile({ bytes, size, mime, fileName }: File, headers: Headers): Response {
  headers.set('content-type', mime)
  headers.set('content-length', String(size))
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  return new Response(bytes, { headers })
}

const unknownPath = () => problemResponse({ status: 404, message: '없는 주소입니다.', code: 'unknown-path' })
