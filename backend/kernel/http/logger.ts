import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { isDiskFull } from '#backend/kernel/database/sql-state.ts'
import { describeError } from './describe-error.ts'
import { idsForLog } from './request-id.ts'

/** Time in ms for which the log says nothing more of a full disk: everything that writes fails, again and again. */
const diskFullHolds = 10 * 60_000

/**
 * Makes the logger of a process. A line has the ids of its request, and an error without the values of its statement.
 * A full disk has one line, though many things fail because of it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  let toldAt = -Infinity
  const logMethod: NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> = function (args, method) {
    const [fields] = args as unknown as [{ err?: unknown } | undefined]
    if (!isDiskFull(fields?.err)) return method.apply(this, args)
    if (Date.now() - toldAt < diskFullHolds) return
    toldAt = Date.now()
    method.apply(this, [fields, 'The disk is full. Nothing can be written until there is room; pages go on.'])
  }
  const options: LoggerOptions = {
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: idsForLog,
    hooks: { logMethod },
  }
  return destination ? pino(options, destination) : pino(options)
}
