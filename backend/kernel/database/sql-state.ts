/** PostgreSQL's code of an error, however deep a library wrapped it: `23505`, or a socket's `ECONNREFUSED`. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

/** Lists an error and its causes, from the outermost that wraps it to the innermost. */
function messages(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messages(error.cause)] : []
}

/** Codes of a lost or refused connection (08, 57P0, 53300, 25P03, the sockets') or of a time limit (57014, 55P03). */
const unavailable =
  /^(08|57P0|57014|55P03|25P03|53300|ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/
const unavailableMessage =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i

/** Returns whether the database could not be reached or was too busy, as opposed to a wrong query. */
export function isUnavailable(error: unknown): boolean {
  return (
    unavailable.test(sqlState(error) ?? '') ||
    messages(error).some((message) => unavailableMessage.test(message))
  )
}

/** Returns whether there was no room to write: in the database (53100), or in a file. */
export const isDiskFull = (error: unknown) => ['53100', 'ENOSPC', 'EDQUOT'].includes(sqlState(error) ?? '')

/** Serialization failure or deadlock: the same transaction may well succeed when run again. */
const isLostRace = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** True if a statement got no lock within `lock_timeout`. */
export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03'

/** A statement kept on a connection would answer other columns now: a migration changed them. */
export const isStaleStatement = (error: unknown) =>
  sqlState(error) === '0A000' &&
  messages(error).some((message) => /cached plan must not change/.test(message))

/** A connection does not know a statement that it kept, or keeps one that is new: somebody exchanges connections. */
export const isMixedUpStatement = (error: unknown) => ['26000', '42P05'].includes(sqlState(error) ?? '')

/** Returns whether the same transaction may succeed when it runs again. */
export const isWorthRetrying = (error: unknown) =>
  [isLostRace, isStaleStatement, isMixedUpStatement].some((is) => is(error))

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

/** A row refers to one that is not there. */
export const isMissingReference = (error: unknown) => sqlState(error) === '23503'

/** Returns whether a text was refused that PostgreSQL cannot hold: with U+0000, or half a surrogate pair in JSON. */
export const isUnstorableText = (error: unknown) =>
  ['22021', '22P05'].includes(sqlState(error) ?? '') ||
  (sqlState(error) === '22P02' &&
    messages(error).some((message) => /invalid input syntax for type json/.test(message)))
