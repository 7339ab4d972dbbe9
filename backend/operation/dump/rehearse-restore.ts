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
  /** Duration of the restore. */
  seconds: number
  /** Differences, one line each; empty if everything came back. */
  wrong: string[]
  /** False for a back-up of an older build, whose rows migrations have changed. */
  isCompared: boolean
}

/**
 * Restores a back-up into a scratch database and a temporary folder, and compares the result with the back-up. Makes a
 * back-up first if none is given. Removes database and folder at the end. Throws if the restore fails.
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

/** Makes a back-up of the restored database, and compares it with the first back-up. */
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
