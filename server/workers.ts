import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Environment } from '#backend/environment.ts'

/** Time in ms until a process that ended by itself is replaced. */
const restartDelay = 1_000

/**
 * Runs and watches the processes that share the port. The first starts alone, because it migrates the database. Each
 * has metrics on a port of its own, from `METRICS_PORT` on. Ends with code 1 if a process cannot start.
 */
export function runWorkers({ processes, metrics }: Environment, logger: Logger): void {
  const places = new Map<Worker, number>()
  const listening = new Set<Worker>()
  let hasStarted = false
  let isEnding = false

  function start(place: number): void {
    const worker = cluster.fork(metrics ? { METRICS_PORT: metrics.port + place } : {})
    places.set(worker, place)
  }
  function end(signal: NodeJS.Signals): void {
    isEnding = true
    for (const worker of places.keys()) worker.process.kill(signal)
  }

  cluster.on('listening', (worker) => {
    listening.add(worker)
    if (!hasStarted) for (let place = 1; place < processes; place += 1) start(place)
    hasStarted = true
  })
  cluster.on('exit', (worker, code, signal) => {
    const place = places.get(worker) ?? 0
    places.delete(worker)
    if (isEnding) return
    if (!listening.delete(worker)) {
      process.exitCode = 1
      return end('SIGTERM')
    }
    logger.error(
      { process: worker.process.pid, code, signal },
      'A process of the server ended by itself. Another takes its place.',
    )
    setTimeout(() => !isEnding && start(place), restartDelay)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal))
  start(0)
}
