import { createFileStore, type FileStore } from '#backend/clinic/files/file-store.ts'
import { tellVerified, verifyFiles } from '#backend/clinic/files/verify-files.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { createScratchDatabase } from '#backend/kernel/database/scratch.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addUp, differences } from './dump-sums.ts'
import type { DumpCounts } from './format.ts'
import { readDumpHeader } from './read-dump-file.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'

export type Rehearsal = {
  counts: DumpCounts
  /** Of the restore. */
  seconds: number
  /** Lines for the operator; none where all is the same. */
  wrong: string[]
  /** False for a back-up of an older build, whose rows migrations have changed. */
  isCompared: boolean
}

/**
 * Restores a back-up, or one that is made now, into a database and a folder of its own, which are gone afterwards, and
 * compares what comes back. Throws where it can't be restored.
 */
export async function rehearseRestore(
  source: { database: Database; files: FileStore },
  { path: given, databaseUrl }: { path?: string | undefined; databaseUrl?: string | undefined },
): Promise<Rehearsal> {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-rehearsal-'))
  try {
    const path = given ?? join(folder, 'backup.gz')
    if (given === undefined) await writeDump(source, path, null)
    const scratch = await createScratchDatabase(databaseUrl)
    try {
      const target = { database: scratch.database, files: createFileStore(join(folder, 'files')) }
      const began = performance.now()
      const counts = await restoreDump(target, path)
      const seconds = (performance.now() - began) / 1_000
      return { counts, seconds, ...(await compare(target, path, join(folder, 'again.gz'))) }
    } finally {
      await scratch.drop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares what was restored with its back-up, by making another. */
async function compare(
  target: { database: Database; files: FileStore },
  path: string,
  again: string,
): Promise<Pick<Rehearsal, 'wrong' | 'isCompared'>> {
  const { migrations } = await readDumpHeader(path)
  const isCompared = migrations.join() === migrationNames.join()
  const damaged = (await verifyFiles(target.database, target.files)).filter(({ wrong }) => wrong.length > 0)
  if (damaged.length > 0) return { isCompared, wrong: [tellVerified(damaged)] }
  if (!isCompared) return { isCompared, wrong: [] }
  await writeDump(target, again, null)
  return { isCompared, wrong: differences(await addUp(path), await addUp(again)) }
}
