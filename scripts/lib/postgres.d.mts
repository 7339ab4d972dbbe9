/** A PostgreSQL that was started for a while; `halt` and `start` keep its files. */
export function startPostgres(): Promise<{
  url: string
  halt(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}>
