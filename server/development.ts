import type { Server } from 'node:http'
import { writePrivately } from '#backend/kernel/data-folder/data-folder.ts'
import { readEnvironment } from '#backend/environment.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { announce } from './announce.ts'
import { buildLauncher } from './build-launcher.ts'
import { listen, openSites, type OpenSites, type SiteOptions } from './start-server.ts'

/** The sites from their sources, for `npm run dev`, which has the server that asks them. */
export type DevelopmentSites = OpenSites & {
  /** Lets the server listen where the settings say, and tells the developer where. */
  serveBy: (server: Server) => Promise<void>
}

export async function openDevelopment(vite: NonNullable<SiteOptions['vite']>): Promise<DevelopmentSites> {
  writePrivately()
  const environment = readEnvironment(process.env)
  const sites = await openSites({
    environment,
    logger: createLogger(environment.logLevel),
    vite,
    launcherScript: buildLauncher,
  })
  return {
    ...sites,
    async serveBy(server) {
      announce({ url: await listen(server, environment), seeded: sites.seeded }, environment)
    },
  }
}
