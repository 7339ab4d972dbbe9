import { definitions } from '#registry/definitions.ts'
import { join } from 'node:path'
import { pino } from 'pino'
import { connectDatabase } from './database/connect.ts'
import type { Database } from './database/database.ts'
import { importPartner, restoreDump } from './dump/read-dump.ts'
import { writeDump } from './dump/write-dump.ts'
import type { Environment } from './environment.ts'
import type { FileStore } from './files/file-store.ts'
import { createFileStore } from './files/file-store.ts'
import { seedDemo } from './seeds/seed.ts'

type Tools = { database: Database; files: FileStore; environment: Environment }
type Command = { parameters: string[]; run(tools: Tools, ...args: string[]): Promise<string> }

const commands: Record<string, Command> = {
  migrate: {
    parameters: [],
    // Opening the database brought it up to date.
    run: async ({ database }) => `The tables are up to date (${database.engine}).`,
  },
  seed: {
    parameters: [],
    async run({ database, files, environment }) {
      const logger = pino({ level: environment.logLevel })
      const { partners, email, generatedPassword } = await seedDemo({
        database,
        files,
        logger,
        definitions,
        admin: environment.admin,
      })
      if (partners.length === 0) return 'There are partners already: nothing was seeded.'
      const password = generatedPassword ? ` with the password ${generatedPassword} (shown only now)` : ''
      return `Seeded ${partners.join(', ')}. Sign in to /admin as ${email}${password}.`
    },
  },
  backup: {
    parameters: ['FILE'],
    run: async (tools, path = '') => `Wrote ${path}: ${told(await writeDump(tools, path, null))}.`,
  },
  restore: {
    parameters: ['FILE'],
    run: async (tools, path = '') => `Restored ${path}: ${told(await restoreDump(tools, path))}.`,
  },
  export: {
    parameters: ['PARTNER', 'FILE'],
    run: async (tools, partner = '', path = '') =>
      `Wrote ${path}: ${told(await writeDump(tools, path, partner))}.`,
  },
  import: {
    parameters: ['FILE'],
    async run(tools, path = '') {
      const counts = await importPartner(tools, path)
      return `Imported ${path} as partner ${counts.partnerId}: ${told(counts)}.`
    },
  },
}

const told = ({ rows, files }: { rows: number; files: number }) => `${rows} rows, ${files} files`

/** What was asked for is no command. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Where pictures are kept, for the server and for commands alike. */
export const filesDirectory = (dataDir: string) => join(dataDir, 'files')

/**
 * Runs one of the operator's commands (`npm run db -- …`) and returns what it did, in a sentence.
 * Throws `CommandError` for a command that is not there, `DatabaseError` where the database cannot be opened.
 */
export async function runCommand(argv: string[], environment: Environment): Promise<string> {
  const [name = '', ...args] = argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.length !== command.parameters.length) {
    const lines = Object.entries(commands).map(
      ([known, { parameters }]) => `  ${[known, ...parameters].join(' ')}`,
    )
    throw new CommandError(`Usage: npm run db -- <command>\n${lines.join('\n')}`)
  }
  const { databaseUrl, dataDir } = environment
  const database = await connectDatabase(databaseUrl ? { databaseUrl } : { dataDir })
  try {
    const files = createFileStore(filesDirectory(dataDir))
    return await command.run({ database, files, environment }, ...args)
  } finally {
    await database.close()
  }
}
