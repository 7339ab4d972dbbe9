import type { Database } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { asc, eq } from 'drizzle-orm'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'
import type { FileCondition, FileStore } from './file-store.ts'
import { files as fileRows } from './table.ts'

/** A clinic's pictures: how many are listed, and those that are not whole. */
type VerifiedFiles = {
  clinic: string
  listed: number
  wrong: { path: string; condition: Exclude<FileCondition, 'whole'> }[]
}

/** Files that are read at once: a bucket answers in its own time. */
const atOnce = 8

/** Reads every listed picture of every clinic, and compares it with its address. Changes nothing. */
export async function verifyFiles(database: Database, files: FileStore): Promise<VerifiedFiles[]> {
  const rows = await database.asOperator(
    (tx) =>
      tx
        .select({ clinic: partners.code, path: fileRows.path, bytes: fileRows.bytes })
        .from(partners)
        .leftJoin(fileRows, eq(fileRows.partnerId, partners.partnerId))
        .orderBy(asc(partners.partnerId), asc(fileRows.path)),
    { readOnly: true },
  )
  const clinics = new Map<string, VerifiedFiles>()
  const takeTurn = createWorkQueue({ size: atOnce })
  const inspected = await Promise.all(
    rows.map(({ path, bytes }) => path !== null && takeTurn(() => files.inspect(path, bytes ?? 0))),
  )
  for (const [index, { clinic, path }] of rows.entries()) {
    const found = clinics.get(clinic) ?? { clinic, listed: 0, wrong: [] }
    clinics.set(clinic, found)
    const condition = inspected[index]
    if (path === null || !condition) continue
    found.listed += 1
    if (condition !== 'whole') found.wrong.push({ path, condition })
  }
  return [...clinics.values()]
}

/** Text for the operator: a line for each clinic, and one for each of its files that is not whole. */
export function tellVerified(clinics: readonly VerifiedFiles[]): string {
  return clinics
    .flatMap(({ clinic, listed, wrong }) => [
      `${clinic}: ${listed} files, ${wrong.length === 0 ? 'all whole' : `${wrong.length} not whole`}`,
      ...wrong.map(({ path, condition }) => `  ${condition.padEnd(8)}${path}`),
    ])
    .join('\n')
}
