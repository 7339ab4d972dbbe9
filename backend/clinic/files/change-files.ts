import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { refusal } from '#backend/editing/resources/check.ts'
import { fileTags, type StoredFile } from '#schema/files.ts'
import { and, eq } from 'drizzle-orm'
import { auditFile } from './audit-file.ts'
import { requireFile, toStoredFile } from './list-files.ts'
import { files as fileRows } from './table.ts'

type Acting = { database: Database; partnerId: number; account: Account }
type Description = { alt: string; tags: string[] }

/** Describes a picture of the library anew. Throws 404 where there is none. */
export const describeFile = (
  { database, partnerId, account }: Acting,
  path: string,
  { alt, tags }: Description,
): Promise<StoredFile> =>
  database.withPartner(partnerId, async (tx) => change(tx, account, path, () => ({ alt, tags })))

/**
 * Gives pictures more tags, all or none, and returns how many there are. Throws 404 where one is missing, 422 where one
 * would have too many.
 */
export async function tagFiles(
  { database, partnerId, account }: Acting,
  paths: string[],
  tags: string[],
): Promise<number> {
  // In one order, so that two who do this never wait for each other.
  const wanted = [...new Set(paths)].sort()
  await database.withPartner(partnerId, async (tx) => {
    for (const path of wanted) {
      await change(tx, account, path, (before) => {
        const all = fileTags.safeParse([...before.tags, ...tags])
        if (all.success) return { alt: before.alt, tags: all.data }
        const index = paths.indexOf(path)
        throw refusal(all.error.issues.map(({ message }) => ({ path: `/paths/${index}`, message })))
      })
    }
  })
  return wanted.length
}

async function change(
  tx: PartnerTransaction,
  account: Account,
  path: string,
  describe: (before: Description) => Description,
): Promise<StoredFile> {
  const before = await requireFile(tx, path, { forUpdate: true })
  const after = { ...before, ...describe(before) }
  await tx
    .update(fileRows)
    .set({ alt: after.alt, tags: after.tags })
    .where(and(isOfPartner(tx, fileRows), eq(fileRows.path, path)))
  await auditFile(tx, account, { before, after })
  return toStoredFile(after)
}
