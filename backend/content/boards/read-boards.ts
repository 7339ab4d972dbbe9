import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { boards, boardTypes } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { Board, BoardType } from '#schema/boards.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import type { LanguageCode, Paging } from '#backend/editing/resources/articles.ts'
import { countArticles, inOrder, readNeighbours, translationOf } from '#backend/editing/resources/articles.ts'
import { isShown } from '#backend/editing/resources/shown.ts'

const typeColumns = (languageCode: LanguageCode) => ({
  id: boardTypes.id,
  name: boardTypes.name,
  description: boardTypes.description,
  writer: boardTypes.writer,
  layout: boardTypes.layout,
  translation: translationOf(boardTypes.translations, languageCode),
})

const toBoardType = ({ translation, ...type }: BoardType & { translation: Translation }): BoardType => ({
  ...type,
  name: translated(translation, 'name', type.name),
  description: translated(translation, 'description', type.description),
})

/** The boards that are shown, in the clinic's order. */
export async function listBoardTypes(database: Database, partnerId: number, languageCode: LanguageCode) {
  const rows = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select(typeColumns(languageCode))
        .from(boardTypes)
        .where(isShown(tx, boardTypes))
        .orderBy(asc(boardTypes.position), asc(boardTypes.id)),
    { readOnly: true },
  )
  return { rows: rows.map(toBoardType), count: rows.length }
}

/** One board. Throws 404 where there is none. */
export async function getBoardType(
  database: Database,
  partnerId: number,
  id: number,
  languageCode: LanguageCode,
): Promise<BoardType> {
  const [row] = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select(typeColumns(languageCode))
        .from(boardTypes)
        .where(and(isShown(tx, boardTypes), eq(boardTypes.id, id))),
    { readOnly: true },
  )
  if (!row) throw notFound('없는 게시판입니다.')
  return toBoardType(row)
}

const columns = (languageCode: LanguageCode) => ({
  id: boards.id,
  boardTypeId: boards.boardTypeId,
  title: boards.title,
  summary: boards.summary,
  image: boards.image,
  isPinned: boards.isPinned,
  publishedAt: boards.publishedAt,
  translation: translationOf(boards.translations, languageCode),
})

type Row = Omit<Board, 'image' | 'publishedAt'> & {
  image: unknown
  publishedAt: Date
  translation: Translation
}

const toBoard = ({ translation, ...row }: Row): Board => ({
  id: row.id,
  boardTypeId: row.boardTypeId,
  title: translated(translation, 'title', row.title),
  summary: translated(translation, 'summary', row.summary),
  image: toImage(row.image),
  isPinned: row.isPinned,
  publishedAt: row.publishedAt.toISOString(),
})

/** Articles due by now on boards that are shown. */
function isOnShownBoard(tx: PartnerTransaction, now: Date): SQL | undefined {
  const shown = tx.select({ id: boardTypes.id }).from(boardTypes).where(isShown(tx, boardTypes))
  return and(isShown(tx, boards, now), inArray(boards.boardTypeId, shown))
}

type Query = Paging & {
  boardTypeId?: number | undefined
  keyword?: string | undefined
  languageCode: LanguageCode
}

/** The clinic's articles, of one board or of all: the pinned first, then the newest. */
export async function listBoards(database: Database, partnerId: number, query: Query) {
  const now = new Date()
  const { page, pageSize, boardTypeId, keyword = '', languageCode } = query
  return database.withPartner(
    partnerId,
    async (tx) => {
      const isOnBoard = boardTypeId === undefined ? undefined : eq(boards.boardTypeId, boardTypeId)
      const where = and(isOnShownBoard(tx, now), isOnBoard, matches(boards, keyword))
      const rows = await tx
        .select(columns(languageCode))
        .from(boards)
        .where(where)
        .orderBy(...inOrder(boards))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { rows: rows.map(toBoard), ...(await countArticles(tx, boards, { where, now })) }
    },
    { readOnly: true },
  )
}

/** One article with its neighbours on the same board. Throws 404 where there is none, or it is not due yet. */
export async function getBoard(
  database: Database,
  partnerId: number,
  id: number,
  languageCode: LanguageCode,
) {
  const now = new Date()
  return database.withPartner(
    partnerId,
    async (tx) => {
      const shown = isOnShownBoard(tx, now)
      const [row] = await tx
        .select({ ...columns(languageCode), body: boards.body })
        .from(boards)
        .where(and(shown, eq(boards.id, id)))
      if (!row) throw notFound('없는 글입니다.')
      const among = and(shown, eq(boards.boardTypeId, row.boardTypeId))
      const neighbours = await readNeighbours(tx, boards, { id, languageCode, among })
      return { ...toBoard(row), body: translatedBody(row.translation, row.body), ...neighbours }
    },
    { readOnly: true },
  )
}
