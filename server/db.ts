import { writePrivately } from '#backend/kernel/data-folder/data-folder.ts'
import { CommandError } from '#backend/operation/operator/command-error.ts'
import { runCommand } from '#backend/operation/operator/commands.ts'
import { DatabaseError } from '#backend/kernel/database/database.ts'
import { tellError } from '#backend/kernel/http/describe-error.ts'
import { EnvironmentError, readEnvironment } from '#backend/environment.ts'

/** `npm run db -- …`: the operator's commands. */
writePrivately()
try {
  process.stdout.write(`${await runCommand(process.argv.slice(2), readEnvironment(process.env))}\n`)
} catch (error) {
  const isKnown = [CommandError, DatabaseError, EnvironmentError].some((kind) => error instanceof kind)
  process.stderr.write(`${isKnown ? (error as Error).message : tellError(error)}\n`)
  process.exitCode = 1
}
