import type { Logger } from 'pino'
import { settleRestored } from './after-restore.ts'
import { accountCommands } from './account-commands.ts'
import { clinicCommands } from './clinic-commands.ts'
import { CommandError } from './command-error.ts'
import { operatorCommands } from './operator-commands.ts'
import { operatorKeyCommands } from './operator-key-commands.ts'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { importPartner } from '#backend/operation/dump/import-dump.ts'
import { rehearseRestore } from '#backend/operation/dump/rehearse-restore.ts'
import { restoreDump } from '#backend/operation/dump/restore-dump.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { writeDumpFolder } from '#backend/operation/dump/dump-folder.ts'
import { openSecretBox } from '#backend/kernel/credentials/open-secret-box.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { Environment } from '#backend/environment.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { moveClinic, moveClinicBack } from './move-clinic.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { openFileStore } from '#backend/clinic/files/open-file-store.ts'
import { tellVerified, verifyFiles } from '#backend/clinic/files/verify-files.ts'
import { seedDemo } from '#backend/operation/seeds/seed-demo.ts'

type Tools = {
  database: Database
  files: FileStore
  environment: Environment
  secretBox: SecretBox
  logger: Logger
}
type Command = {
  parameters: string[]
  run(tools: Tools, args: string[]): Promise<string>
}

const commands: Record<string, Command> = {
  migrate: {
    parameters: [],
    // Opening the database brought it up to date.
    run: async ({ database }) => `The tables are up to date (${database.engine}).`,
  },
  seed: {
    parameters: [],
    async run({ database, files, environment: { admin } }) {
      const { partners, email, generatedPassword } = await seedDemo({ database, files, admin })
      if (partners.length === 0) return 'There are partners already: nothing was seeded.'
      const password = generatedPassword ? ` with the password ${generatedPassword} (shown only now)` : ''
      return `Seeded ${partners.join(', ')}. Sign in to /admin as ${email}${password}.`
    },
  },
  backup: {
    parameters: ['FILE'],
    run: async (tools, [path = '']) => `Wrote ${path}: ${told(await writeDump(tools, path, null))}.`,
  },
  restore: {
    parameters: ['FILE'],
    run: async (tools, [path = '']) => `Restored ${path}: ${told(await restoreDump(tools, path))}.`,
  },
  'after-restore': {
    parameters: ['MOMENT'],
    async run({ database }, [end = '']) {
      const { held } = await settleRestored(database, end)
      return `Skipped the numbers that were given since the back-up. Held back ${held} messages that were due before ${end}: the console lists them.`
    },
  },
  'rehearse-restore': {
    parameters: ['[FILE]'],
    async run(tools, [path]) {
      const { databaseUrl } = tools.environment
      const { counts, seconds, wrong, isCompared } = await rehearseRestore(tools, { path, databaseUrl })
      const restored = `Restored ${path ?? 'a new back-up'} into a scratch database in ${seconds.toFixed(1)} s: ${told(counts)}.`
      if (wrong.length > 0) throw new CommandError([restored, 'It differs:', ...wrong].join('\n'))
      return isCompared
        ? `${restored} Every table and picture is as in the back-up.`
        : `${restored} Every picture is whole. The rows are not compared, because an older build wrote them.`
    },
  },
  'verify-files': {
    parameters: [],
    async run({ database, files }) {
      const clinics = await verifyFiles(database, files)
      if (clinics.every(({ wrong }) => wrong.length === 0)) return tellVerified(clinics)
      throw new CommandError(
        `${tellVerified(clinics)}\nA file is whole again once the same picture is uploaded, or put back from a back-up.`,
      )
    },
  },
  export: {
    parameters: ['PARTNER', 'FILE|FOLDER/'],
    async run(tools, [partner = '', path = '']) {
      const write = path.endsWith('/') ? writeDumpFolder : writeDump
      return `Wrote ${path}: ${told(await write(tools, path, partner))}.`
    },
  },
  move: {
    parameters: ['PARTNER', 'FILE'],
    run: async (tools, [partner = '', path = '']) =>
      `Wrote ${path}: ${told(await moveClinic(tools, path, partner))}. ${partner} is suspended here and sends nothing: import the file where it goes on.`,
  },
  'take-back': {
    parameters: ['PARTNER'],
    async run({ database }, [partner = '']) {
      await moveClinicBack(database, partner)
      return `${partner} runs here again, and sends the messages that wait. Import its file nowhere.`
    },
  },
  import: {
    parameters: ['FILE|FOLDER/'],
    async run(tools, [path = '']) {
      const counts = await importPartner(tools, path, { opens: tools.secretBox.hasKeyOf })
      return `Imported ${path} as partner ${counts.partnerId}: ${told(counts)}.`
    },
  },
  ...clinicCommands,
  ...accountCommands,
  ...operatorCommands,
  ...operatorKeyCommands,
}

const told = ({ rows, files }: { rows: number; files: number }) => `${rows} rows, ${files} files`

/**
 * Runs one of the operator's commands (`npm run db -- …`) and returns what it did, in a sentence.
 * Throws `CommandError` for a command that is not there, `DatabaseError` where the database cannot be opened.
 */
export async function runCommand(argv: string[], environment: Environment): Promise<string> {
  // A name has up to three words: `account add`, `operator key add`.
  const length = [3, 2].find((words) => Object.hasOwn(commands, argv.slice(0, words).join(' '))) ?? 1
  const [name, args] = [argv.slice(0, length).join(' '), argv.slice(length)]
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const isOption = (arg: string) => arg.startsWith('-')
  if (!command) throw new CommandError(usage(commands))
  const required = command.parameters.filter((parameter) => !parameter.startsWith('['))
  const isComplete = args.length >= required.length && args.length <= command.parameters.length
  if (!isComplete || args.some(isOption)) throw new CommandError(usage({ [name]: command }))
  const { databaseUrl, dataDir } = environment
  const database = await connectDatabase(databaseUrl ? { databaseUrl } : { dataDir })
  try {
    const logger = createLogger(environment.logLevel)
    const files = openFileStore(environment, logger)
    const secretBox = await openSecretBox(environment)
    return await command.run({ database, files, environment, secretBox, logger }, args)
  } finally {
    await database.close()
  }
}

function usage(told: Record<string, Command>): string {
  const lines = Object.entries(told).map(
    ([name, { parameters }]) => `  npm run db -- ${[name, ...parameters].join(' ')}`,
  )
  return `Usage:\n${lines.join('\n')}`
}
