import cluster from 'node:cluster'
import { writePrivately } from '#backend/kernel/data-folder/data-folder.ts'
import { tellError } from '#backend/kernel/http/describe-error.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { EnvironmentError, readEnvironment } from '#backend/environment.ts'
import { DatabaseError } from '#backend/kernel/database/database.ts'
import { announce } from './announce.ts'
import { startServer } from './start-server.ts'
import { runWorkers } from './workers.ts'

/** Production: serves what was built into `clientDir`, and ends the process with a message where it cannot. */
export async function serve(clientDir: string): Promise<void> {
  writePrivately()
  try {
    const environment = readEnvironment(process.env)
    const logger = createLogger(environment.logLevel)
    if (environment.processes > 1 && cluster.isPrimary) return runWorkers(environment, logger)
    // Left to itself Node would print the whole error, with the values of a statement.
    process.once('uncaughtException', (error) => {
      logger.fatal({ err: error }, 'The server ends: an error that nothing caught.')
      process.exit(1)
    })
    const running = await startServer({ environment, logger, clientDir })
    if (cluster.isPrimary || cluster.worker?.id === 1) announce(running, environment)
    let draining: Promise<void> | undefined
    let ending: Promise<void> | undefined
    const end = () => (ending ??= running.close().then(() => process.exit(0)))
    // A signal may come twice: directly, and from the process that watches the others.
    process.on('SIGTERM', () => (draining ??= running.drain().then(end)))
    // SIGINT comes from a keyboard, and no balancer has to notice.
    process.on('SIGINT', () => void end())
  } catch (error) {
    const isKnown = error instanceof EnvironmentError || error instanceof DatabaseError
    process.stderr.write(`${isKnown ? error.message : tellError(error)}\n`)
    // Ends the process: what was opened before the failure may keep it alive.
    process.exit(1)
  }
}
