/** Limits of what one process asks of the database. All but `patience` are PostgreSQL's alone; times are in ms. */
export type DatabaseLimits = {
  /** Time that a call waits for a connection before it is answered with a 503. */
  patience: number
  /** Connections for calls; the operator's work has four beside them. */
  connections: number
  /** Time after which PostgreSQL ends a statement. */
  statementTimeout: number
  /** Time that a statement waits for a lock. */
  lockTimeout: number
}

export const usualLimits: DatabaseLimits = {
  patience: 3_000,
  connections: 10,
  statementTimeout: 10_000,
  lockTimeout: 5_000,
}
