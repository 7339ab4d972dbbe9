import { collectDefaultMetrics, Registry } from 'prom-client'
import type { PoolConnections } from '#backend/kernel/database/database.ts'
import type { DueWork } from '#backend/operation/monitoring/due-work.ts'
import type { Observer } from '../answered.ts'
import type { PageRenderer } from '../page-renderer.ts'
import { observeDatabase } from './database-metrics.ts'
import { observeReadings, observeRenderings, type Readings } from './process-metrics.ts'
import { observeRequests } from './request-metrics.ts'
import { observeDueWork, observeHolds } from './work-metrics.ts'

/** Readings of the database; absent if the API is elsewhere. */
export type DatabaseReadings = {
  connections: () => PoolConnections[]
  readDueWork: () => Promise<DueWork[]>
}

export type Metrics = {
  /** Counts a finished request. */
  countRequest: Observer
  timeRenderings: (render: PageRenderer) => PageRenderer
  observeDatabase: (readings: DatabaseReadings) => void
  observeReadings: (readings: Readings) => void
  registry: Registry
  /** Ends the measuring. */
  close: () => void
}

/** Measures this process, for Prometheus. docs/operations.md has the list. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stops = [observeHolds(registry)]
  return {
    countRequest: observeRequests(registry),
    timeRenderings: observeRenderings(registry),
    observeDatabase({ connections, readDueWork }) {
      stops.push(observeDatabase(registry, connections))
      observeDueWork(registry, readDueWork)
    },
    observeReadings: (readings) => observeReadings(registry, readings),
    registry,
    close: () => stops.forEach((stop) => stop()),
  }
}
