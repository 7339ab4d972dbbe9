import { pino, type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { requestId } from './request-id.ts'

/**
 * Makes the logger of a process. Its lines tell errors without the values that they happened with, and the id of the
 * request that they belong to.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin() {
      const id = requestId()
      return id === undefined ? {} : { requestId: id }
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
