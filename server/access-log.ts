import type { Logger } from 'pino'
import type { Observer } from './answered.ts'

/** Characters of a path that are logged. */
const mostOfPath = 300

/** Segments after which a path holds a key: a preview's link, and the number of somebody's certification. */
const keys = /(?<=\/(?:_preview|certification)\/)[^/]+/

/** A path without keys, and without its query, which may name a person. */
const pathOf = (url: string): string => url.split('?', 1)[0]?.replace(keys, '…').slice(0, mostOfPath) ?? ''

/** Logs a line for each request that is over. Its ids are those of the request, as every line of the log has them. */
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
