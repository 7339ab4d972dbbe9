import type { FileStore } from '#backend/clinic/files/file-store.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { migrationNames, requireOwnTables } from '#backend/kernel/database/migrate.ts'
import { sql } from 'drizzle-orm'
import { stat } from 'node:fs/promises'
import { tables, type DumpCounts } from './format.ts'
import { leapNumbers } from './leap-numbers.ts'
import { readDumpEntries, readDumpFile, readDumpHeader } from './read-dump-file.ts'
import { upgradeDump } from './upgrade-dump.ts'
import { entriesOf, writeEntries } from './write-entries.ts'

/**
 * Replaces everything in the database by a back-up, in one transaction. Reads rows and pictures one by one. Holds a
 * back-up of an older build in memory, where migrations bring it up to date. Throws `DumpError` if the back-up is not
 * whole. Then nothing is changed.
 */
export async function restoreDump(
  { database, files }: { database: Database; files: FileStore },
  path: string,
): Promise<DumpCounts> {
  const isFolder = (await stat(path)).isDirectory()
  const header = isFolder ? null : await readDumpHeader(path)
  if (header?.partner !== null) {
    throw new Error(
      `${path} holds ${header ? `the partner ${header.partner}` : 'one partner'} alone: use import, which leaves the others as they are.`,
    )
  }
  const isCurrent = header.migrations.join() === migrationNames.join()
  const older = isCurrent ? null : await upgradeDump(await readDumpFile(path))
  return database.asOperator(
    async (tx) => {
      await requireOwnTables(tx)
      for (const { name } of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)}`)
      const counts = await writeEntries(tx, files, older ? entriesOf(older) : readDumpEntries(path))
      await leapNumbers(tx)
      return counts
    },
    { hasNoTimeout: true },
  )
}
