import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Needle } from './hangul-match.ts'
import { toNeedles } from './hangul-match.ts'

/** The columns that `searchColumns` of `tables/columns.ts` gives a table. */
type Column = PgColumn | SQL
export type Searched = { searchTitle: Column; searchInitials: Column; searchText: Column }

/**
 * Which rows a keyword finds; nothing where the keyword is empty, so that a list is then whole. Every word has to be
 * there, in any order, or the whole of them as one (spaces do not matter). Initial consonants are looked for in the
 * title, other words in all of the text, and a particle at a word's end is forgiven. Source: expectations, "Language".
 */
export function matches(columns: Searched, keyword: string): SQL | undefined {
  const needles = toNeedles(keyword)
  if (!needles) return undefined
  const { words, whole } = needles
  const every = and(...words.map((word) => holds(columns, word)))
  return words.length === 1 ? every : or(every, holds(columns, whole))
}

const holds = ({ searchInitials, searchText }: Searched, { bare, isInitials }: Needle) =>
  sql`${isInitials ? searchInitials : searchText} like ${`%${escapeLike(bare)}%`}`

/** `100%` is looked for as it is written. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Farther than any place in a title or a text. */
const [notInTitle, nowhere] = [1_000, 100_000]

/**
 * How far a row is from a keyword; `orderBy(rank(…), …)` puts the nearest first. The title counts before the text, an
 * earlier place before a later, a shorter title before a longer, the word as typed before the one without its particle,
 * and all the words as one before each by itself. Nothing where the keyword is empty.
 */
export function rank(columns: Searched, keyword: string): SQL<number> | undefined {
  const needles = toNeedles(keyword)
  if (!needles) return undefined
  const { words, whole } = needles
  const length = sql`length(${columns.searchTitle}) / 1000.0`
  const asWhole = distance(columns, whole)
  if (words.length === 1) return sql<number>`(${asWhole} + ${length})`
  const apart = sql.join(
    words.map((word) => distance(columns, word)),
    sql` + `,
  )
  return sql<number>`(least(${asWhole}, 10 + ${apart}) + ${length})`
}

function distance({ searchTitle, searchInitials, searchText }: Searched, needle: Needle): SQL {
  const { text, bare, isInitials } = needle
  if (isInitials)
    return sql`coalesce(nullif(strpos(${searchInitials}, ${text}), 0), ${sql.raw(String(nowhere))})`
  const place = (word: string, penalty: number) =>
    sql`nullif(strpos(${searchTitle}, ${word}), 0) + ${sql.raw(String(penalty))}, ${sql.raw(String(notInTitle + penalty))} + nullif(strpos(${searchText}, ${word}), 0)`
  const places = text === bare ? place(text, 0) : sql`${place(text, 0)}, ${place(bare, 0.5)}`
  return sql`coalesce(${places}, ${sql.raw(String(nowhere))})`
}
