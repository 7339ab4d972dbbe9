/** PostgreSQL's code of an error, however deep a library wrapped it: `23505`, or a socket's `ECONNREFUSED`. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

const lostConnection = /^(08|57P0|53300|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/
const lostMessage =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i

/** Was the connection lost or refused, rather than the query wrong? */
export function isConnectionLoss(error: unknown): boolean {
  if (lostConnection.test(sqlState(error) ?? '')) return true
  for (let current = error; current instanceof Error; current = current.cause) {
    if (lostMessage.test(current.message)) return true
  }
  return false
}

/** Serialization failure or deadlock: the same transaction may well succeed when run again. */
export const isWorthRetrying = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'
