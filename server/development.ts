import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { readEnvironment } from '#backend/environment.ts'
import { announce } from './announce.ts'
import { buildLauncher } from './build-launcher.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** Serves the sources, for `npm run dev`. */
export async function startDevelopment(
  vite: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Promise<RunningServer> {
  const environment = readEnvironment(process.env)
  const running = await startServer({
    environment,
    logger: pino({ level: environment.logLevel }),
    vite,
    launcherScript: buildLauncher,
  })
  announce(running, environment)
  return running
}
