/** Limits of one process at the database; times are in ms. PGlite has `patience` alone. */
export type DatabaseLimits = {
  /** Time that a call waits for a connection before it is answered with a 503. */
  patience: number
  /** Connections for calls. Four more are for the operator's work. */
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
