import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Needle } from './hangul-match.ts'
import { toNeedles } from './hangul-match.ts'

/** The columns that `searchColumns` of `database/columns.ts` gives a table. */
type Column = PgColumn | SQL
export type Searched = { searchTitle: Column; searchInitials: Column; searchText: Column }

/** A word that is looked for, by its texts or, in a `statement`, by their places. */
export type Word<Text = string | SQL> = {
  text: Text
  /** Without the particle it may end in. */
  bare: Text
  /** Pattern for `like`. */
  pattern: Text
  isInitials: boolean
  hasParticle: boolean
}

/** Words of a keyword, and all of them as one. */
export type Words<Text = string | SQL> = { words: Word<Text>[]; whole: Word<Text> }

/** A keyword as it is looked for; `null` where there is nothing in it. */
export function toWords(keyword: string): Words<string> | null {
  const needles = toNeedles(keyword)
  return needles && { words: needles.words.map(toWord), whole: toWord(needles.whole) }
}

const toWord = ({ text, bare, isInitials }: Needle): Word<string> => ({
  text,
  bare,
  pattern: `%${escapeLike(bare)}%`,
  isInitials,
  hasParticle: text !== bare,
})

/**
 * Which rows a keyword finds; nothing where the keyword is empty, so that a list is then whole. Every word has to be
 * there, in any order, or the whole of them as one (spaces do not matter). Initial consonants are looked for in the
 * title and a treatment's tags, other words in all of the text, and a particle at a word's end is forgiven.
 * Source: docs/product.md, S5.
 */
export function matches(columns: Searched, keyword: string): SQL | undefined {
  const words = toWords(keyword)
  return words ? matchesWords(columns, words) : undefined
}

export function matchesWords(columns: Searched, { words, whole }: Words): SQL | undefined {
  const every = and(...words.map((word) => holds(columns, word)))
  return words.length === 1 ? every : or(every, holds(columns, whole))
}

const holds = ({ searchInitials, searchText }: Searched, { pattern, isInitials }: Word) =>
  sql`${isInitials ? searchInitials : searchText} like ${pattern}`

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
  const words = toWords(keyword)
  return words ? rankByWords(columns, words) : undefined
}

export function rankByWords(columns: Searched, { words, whole }: Words): SQL<number> {
  const length = sql`length(${columns.searchTitle}) / 1000.0`
  const asWhole = distance(columns, whole)
  if (words.length === 1) return sql<number>`(${asWhole} + ${length})`
  const apart = sql.join(
    words.map((word) => distance(columns, word)),
    sql` + `,
  )
  return sql<number>`(least(${asWhole}, 10 + ${apart}) + ${length})`
}

function distance({ searchTitle, searchInitials, searchText }: Searched, word: Word): SQL {
  const { text, bare, isInitials, hasParticle } = word
  if (isInitials) {
    // A character each: those of the title are as many as it has.
    const ofTitle = sql`left(${searchInitials}, length(${searchTitle}))`
    return sql`coalesce(nullif(strpos(${ofTitle}, ${text}), 0), ${sql.raw(String(notInTitle))} + nullif(strpos(${searchInitials}, ${text}), 0), ${sql.raw(String(nowhere))})`
  }
  const place = (column: Column, sought: Word['text'], before: number) =>
    sql`${sql.raw(String(before))} + nullif(strpos(${column}, ${sought}), 0)`
  const places = sql.join(
    [
      place(searchTitle, text, 0),
      ...(hasParticle ? [place(searchTitle, bare, 0.5)] : []),
      place(searchText, text, notInTitle),
      ...(hasParticle ? [place(searchText, bare, notInTitle + 0.5)] : []),
    ],
    sql`, `,
  )
  return sql`coalesce(${places}, ${sql.raw(String(nowhere))})`
}
