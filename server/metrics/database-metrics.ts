import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PoolConnections } from '#backend/kernel/database/database.ts'
import { connectionWaited, databaseUnavailable, transactionRetried } from '#backend/kernel/signals/signals.ts'

/** Measures the connections of this process. Returns a function that ends the measuring. */
export function observeDatabase(registry: Registry, connections: () => PoolConnections[]): () => void {
  const registers = [registry]
  new Gauge({
    name: 'danjang_database_connections',
    help: 'Connections to PostgreSQL by pool and state.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, busy, idle } of connections()) {
        this.set({ pool, state: 'busy' }, busy)
        this.set({ pool, state: 'idle' }, idle)
      }
    },
  })
  new Gauge({
    name: 'danjang_database_waiting',
    help: 'Transactions that wait for a connection now.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { pool, waiting } of connections()) this.set({ pool }, waiting)
    },
  })
  const waits = new Histogram({
    name: 'danjang_database_wait_seconds',
    help: 'Time that transactions waited for a connection.',
    labelNames: ['pool'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 3],
    registers,
  })
  const retries = new Counter({
    name: 'danjang_database_retries_total',
    help: 'Transactions that were run again because they lost a race.',
    registers,
  })
  const failures = new Counter({
    name: 'danjang_database_unavailable_total',
    help: 'Transactions that failed because the database could not be reached, or took too long.',
    registers,
  })
  const stops = [
    connectionWaited.on(({ pool, seconds }) => waits.observe({ pool }, seconds)),
    transactionRetried.on(() => retries.inc()),
    databaseUnavailable.on(() => failures.inc()),
  ]
  return () => stops.forEach((stop) => stop())
}
