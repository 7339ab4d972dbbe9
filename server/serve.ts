import { pino } from 'pino'
import { EnvironmentError, readEnvironment } from '#backend/environment.ts'
import { DatabaseError } from '#backend/database/database.ts'
import { announce } from './announce.ts'
import { startServer } from './start-server.ts'

/** Production: serves what was built into `clientDir`, and ends the process with a message where it cannot. */
export async function serve(clientDir: string): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    const running = await startServer({
      environment,
      logger: pino({ level: environment.logLevel }),
      clientDir,
    })
    announce(running)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void running.close().then(() => process.exit(0))
      })
    }
  } catch (error) {
    const isKnown = error instanceof EnvironmentError || error instanceof DatabaseError
    process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`)
    // What was opened before it failed may keep the process alive.
    process.exit(1)
  }
}
