import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import type { fileSorts, StoredFile } from '#schema/files.ts'
import { and, arrayContains, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import { readAddress } from './file-address.ts'
import { isUsed } from './is-used.ts'
import { files } from './table.ts'

type FileQuery = {
  /** Words or initial consonants of descriptions and tags. */
  search: string
  tag?: string | undefined
  isGated?: boolean | undefined
  isUsed?: boolean | undefined
  sort: (typeof fileSorts)[number]
  page: number
  pageSize: number
}

const orders = {
  '-createdAt': desc(files.createdAt),
  createdAt: asc(files.createdAt),
  // Those without a description, which are decorative, come last.
  alt: sql`${files.alt} = '', ${files.alt}`,
}

/** A page of the pictures that a clinic uploaded, and how many there are in all. Visitors' uploads are not offered. */
export async function listFiles(
  tx: PartnerTransaction,
  { search, tag, isGated, isUsed: areUsed, sort, page, pageSize }: FileQuery,
): Promise<{ rows: StoredFile[]; count: number }> {
  const where = and(
    isOfLibrary(tx),
    matches(files, search),
    tag === undefined ? undefined : arrayContains(files.tags, [tag]),
    isGated === undefined ? undefined : sql`(${files.path} like '%/gated/%') = ${isGated}`,
    areUsed === undefined ? undefined : areUsed ? isUsed(tx) : not(isUsed(tx)),
  )
  const rows = await tx
    .select()
    .from(files)
    .where(where)
    .orderBy(orders[sort], asc(files.path))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await tx.select({ count: count() }).from(files).where(where)
  return { rows: rows.map(toStoredFile), count: counted?.count ?? 0 }
}

/** Condition that a picture is in the library: of the partner, and sent from its console. */
export const isOfLibrary = (tx: PartnerTransaction) =>
  and(isOfPartner(tx, files), eq(files.origin, 'CONSOLE'))

type FileRow = typeof files.$inferSelect

/** A picture of the library. Throws 404 where there is none of that address. `forUpdate` holds it until the end. */
export async function requireFile(
  tx: PartnerTransaction,
  path: string,
  { forUpdate = false } = {},
): Promise<FileRow> {
  const query = tx
    .select()
    .from(files)
    .where(and(isOfLibrary(tx), eq(files.path, path)))
  const [row] = await (forUpdate ? query.for('update') : query)
  if (!row) throw notFound('없는 그림입니다. 지워졌을 수 있습니다.')
  return row
}

export const toStoredFile = ({
  path,
  createdAt,
  alt,
  width,
  height,
  tags,
  uploadedBy,
}: FileRow): StoredFile => ({
  src: path,
  alt,
  width,
  height,
  isGated: readAddress(path)?.isGated === true,
  tags,
  createdAt: createdAt.toISOString(),
  uploadedBy,
})

/** Tags of a clinic's pictures, each with how many have it; those of the most pictures first. */
export async function listTags(tx: PartnerTransaction): Promise<{ tag: string; count: number }[]> {
  const tag = sql<string>`unnest(${files.tags})`
  return tx
    .select({ tag, count: count() })
    .from(files)
    .where(isOfLibrary(tx))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(mostTags)
}

const mostTags = 200
