import { CommandError, runCommand } from '#backend/commands.ts'
import { DatabaseError } from '#backend/database/database.ts'
import { EnvironmentError, readEnvironment } from '#backend/environment.ts'

/** `npm run db -- …`: the operator's commands. */
try {
  process.stdout.write(`${await runCommand(process.argv.slice(2), readEnvironment(process.env))}\n`)
} catch (error) {
  const isKnown = [CommandError, DatabaseError, EnvironmentError].some((kind) => error instanceof kind)
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
