import type { Database } from '#backend/kernel/database/database.ts'
import { notices } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { Notice } from '#schema/notices.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import type { LanguageCode, Paging } from '#backend/editing/resources/articles.ts'
import { countArticles, inOrder, readNeighbours, translationOf } from '#backend/editing/resources/articles.ts'
import { isShown } from '#backend/editing/resources/shown.ts'

const columns = (languageCode: LanguageCode) => ({
  id: notices.id,
  title: notices.title,
  category: notices.category,
  image: notices.image,
  isPinned: notices.isPinned,
  publishedAt: notices.publishedAt,
  translation: translationOf(notices.translations, languageCode),
})

type Row = Omit<Notice, 'image' | 'publishedAt'> & {
  image: unknown
  publishedAt: Date
  translation: Translation
}

const toNotice = ({ id, title, category, image, isPinned, publishedAt, translation }: Row): Notice => ({
  id,
  title: translated(translation, 'title', title),
  category: translated(translation, 'category', category),
  image: toImage(image),
  isPinned,
  publishedAt: publishedAt.toISOString(),
})

type Query = Paging & {
  ids?: number[] | undefined
  /** The Korean name, as the clinic writes it: `휴진`. */
  category?: string | undefined
  keyword?: string | undefined
  languageCode: LanguageCode
}

/** The clinic's news, the pinned first, then the newest. */
export async function listNotices(database: Database, partnerId: number, query: Query) {
  const now = new Date()
  const { page, pageSize, ids, category, keyword = '', languageCode } = query
  return database.withPartner(
    partnerId,
    async (tx) => {
      const where = and(
        isShown(tx, notices, now),
        ids && inArray(notices.id, ids),
        category === undefined ? undefined : eq(notices.category, category),
        matches(notices, keyword),
      )
      const rows = await tx
        .select(columns(languageCode))
        .from(notices)
        .where(where)
        .orderBy(...inOrder(notices))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { rows: rows.map(toNotice), ...(await countArticles(tx, notices, { where, now })) }
    },
    { readOnly: true },
  )
}

/** One notice with its neighbours. Throws 404 where there is none, or it is not due yet. */
export async function getNotice(
  database: Database,
  partnerId: number,
  id: number,
  languageCode: LanguageCode,
) {
  const now = new Date()
  return database.withPartner(
    partnerId,
    async (tx) => {
      const among = isShown(tx, notices, now)
      const [row] = await tx
        .select({ ...columns(languageCode), body: notices.body })
        .from(notices)
        .where(and(among, eq(notices.id, id)))
      if (!row) throw notFound('없는 공지입니다.')
      const neighbours = await readNeighbours(tx, notices, { id, languageCode, among })
      return { ...toNotice(row), body: translatedBody(row.translation, row.body), ...neighbours }
    },
    { readOnly: true },
  )
}
