import type { Logger } from 'pino'
import type { Observer } from './answered.ts'

/** Number of characters of a path that are logged. */
const mostOfPath = 300

/** Matches a key within a path: of a preview link, or of a person's certification. */
const keys = /(?<=\/(?:_preview|certification)\/)[^/]+/

/** Returns a path without keys, and without its query, which may name a person. */
const pathOf = (url: string): string => url.split('?', 1)[0]?.replace(keys, '…').slice(0, mostOfPath) ?? ''

/** Logs a line for each finished request. The logger adds the request's ids. */
export function createAccessLog(logger: Logger): Observer {
  return ({ kind, request, response, isAborted, milliseconds, bytes }) =>
    logger.info(
      {
        kind,
        method: request.method,
        host: request.headers.host,
        path: pathOf(request.url ?? ''),
        status: response.statusCode,
        ...(isAborted && { isAborted }),
        ms: Math.round(milliseconds * 10) / 10,
        bytes,
      },
      'request',
    )
}
