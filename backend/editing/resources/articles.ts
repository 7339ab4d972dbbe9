import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { boards } from '#backend/content/boards/table.ts'
import type { notices } from '#backend/content/notices/table.ts'
import type { languageCode } from '#schema/call-parts.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Translation } from './stored.ts'
import { translated } from './stored.ts'
import { readNextChange } from './shown.ts'

/*
 * What notices and articles of a board have in common: they appear when they are due, the pinned first, then the newest.
 */

export type LanguageCode = z.infer<typeof languageCode>
export type Paging = { page: number; pageSize: number }

/** Order of articles: the pinned first, then the newest. */
export const inOrder = (table: typeof notices | typeof boards): SQL[] => [
  desc(table.isPinned),
  desc(table.publishedAt),
  desc(table.id),
]

/** Returns how many articles meet a condition, and until when a list of them is right: when the next one appears. */
export async function countArticles(
  tx: PartnerTransaction,
  articles: typeof notices | typeof boards,
  { where, now }: { where: SQL | undefined; now: Date },
): Promise<{ count: number; validUntil: string | null }> {
  const table = articles as typeof notices
  const [counted] = await tx.select({ count: count() }).from(table).where(where)
  return { count: counted?.count ?? 0, validUntil: await readNextChange(tx, table, now) }
}

/** The texts of a row in a language, as a column of a query. */
export const translationOf = (translations: PgColumn, languageCode: LanguageCode) =>
  sql<Translation>`${translations} -> ${languageCode}::text`

type Place = { id: number; languageCode: LanguageCode; among: SQL | undefined }

/** The articles right before and after one, by date. */
export async function readNeighbours(
  tx: PartnerTransaction,
  articles: typeof notices | typeof boards,
  { id, languageCode, among }: Place,
) {
  const table = articles as typeof notices
  // As the row has it: a `Date` has milliseconds, the column has microseconds, and a row would be newer than itself.
  const publishedAt = sql`(select own.published_at from ${table} own where own.partner_id = ${tx.partnerId} and own.id = ${id})`
  const own = sql`(${publishedAt}, ${id}::integer)`
  const place = sql`(${table.publishedAt}, ${table.id})`
  const first = async (where: SQL, direction: typeof asc) => {
    const [row] = await tx
      .select({
        id: table.id,
        title: table.title,
        translation: translationOf(table.translations, languageCode),
      })
      .from(table)
      .where(and(among, where))
      .orderBy(direction(table.publishedAt), direction(table.id))
      .limit(1)
    return row ? { id: row.id, title: translated(row.translation, 'title', row.title) } : null
  }
  return {
    newer: await first(sql`${place} > ${own}`, asc),
    older: await first(sql`${place} < ${own}`, desc),
  }
}
