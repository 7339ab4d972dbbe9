import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { EnvironmentError, readEnvironment } from '#backend/environment.ts'
import { DatabaseError } from '#backend/database/database.ts'
import { startServer } from './start-server.ts'

/** Production: serves what was built, beside which this file lies. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const logger = pino({ level: environment.logLevel })
  const clientDir = join(dirname(fileURLToPath(import.meta.url)), '../client')
  const { url, seeded, close } = await startServer({ environment, logger, clientDir })

  const lines = [
    `Site     ${url}  (${url.replace('localhost', 'mirae.localhost')}, ${url.replace('localhost', 'solo.localhost')})`,
    `Console  ${url}/admin`,
    `API      ${url}/_api/docs`,
  ]
  if (seeded && seeded.partners.length > 0) {
    const password = seeded.generatedPassword
    lines.push(`Sign in to the console as ${seeded.email}${password ? ` with the password ${password} (shown only now)` : ''}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  const known = error instanceof EnvironmentError || error instanceof DatabaseError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
