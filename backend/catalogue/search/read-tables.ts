import type { Bound } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { eventChange } from '#backend/catalogue/products/running-events.ts'
import { nextChange } from '#backend/editing/resources/shown.ts'
import { beforeAfters } from '#backend/content/before-afters/table.ts'
import { boards } from '#backend/content/boards/table.ts'
import { notices } from '#backend/content/notices/table.ts'
import type { Word, Words } from '#backend/kernel/text-search/text-search.ts'
import { matchesWords, rankByWords, toWords } from '#backend/kernel/text-search/text-search.ts'
import type { TableKind } from './kinds.ts'
import { kinds, tableKinds } from './kinds.ts'

export type Asked = {
  keyword: string
  page: number
  pageSize: number
  now: Date
  /** Titles without spaces and in lower case, to be told which of them rows have; `null`: none of them are asked about. */
  titles: string[] | null
}

/** A row as it is found. `text` is all of it, of which an excerpt is shown. */
export type FoundRow = {
  kind: TableKind
  id: number
  title: string
  text: string
  image: unknown
  label: string | null
  parentId: number | null
}

/** The rows on the page, the nearest first, and how many there are in all. */
export type Found = { kind: TableKind; count: number; rows: FoundRow[] }

type Shape = { wanted: TableKind[]; isCompared: boolean; words: WordShape[]; whole: WordShape }
type WordShape = Pick<Word, 'isInitials' | 'hasParticle'>
type Values = Record<string, string | number>
type Value = (name: string) => SQL
/** By kind, each row with the number of them in all and the titles among them; beside it the moments of `changes`. */
type CountedRow = Omit<FoundRow, 'kind'> & { count: number; titles: string[] | null }
type Answer = { found: Partial<Record<TableKind, CountedRow[] | null>> } & Record<string, string | null>

/**
 * What a page of each kind holds, which titles the rows found of any kind have, on whichever page, and the moments at
 * which an event, a notice, an article or a case next comes or goes. One query, whatever the number of kinds. No rows where
 * the keyword is empty.
 */
export async function findRows(
  tx: PartnerTransaction,
  wanted: TableKind[],
  { keyword, page, pageSize, now, titles }: Asked,
): Promise<{ found: Found[]; titles: Set<string>; changes: Date[] }> {
  const sought = toWords(keyword)
  const { words = [], whole } = sought ?? {}
  const before = (page - 1) * pageSize
  const values: Values = { partnerId: tx.partnerId, now: now.toISOString(), upTo: before + pageSize }
  if (titles) values.titles = ` ${titles.join(' ')} `
  const shape = {
    wanted: whole ? wanted : [],
    isCompared: whole !== undefined && titles !== null,
    words: words.map(toShape),
    whole: toShape(whole),
  }
  for (const [name, word] of [...words.entries(), ['whole', whole] as const]) {
    if (word) Object.assign(values, { [`text ${name}`]: word.text, [`bare ${name}`]: word.bare })
    if (word) values[`pattern ${name}`] = word.pattern
  }
  const { rows } = await tx.execute<Answer>(readAll(values, shape))
  const { found = {}, ...moments } = rows[0] ?? {}
  return {
    found: wanted.map((kind) => toFound(kind, found[kind] ?? [], before)),
    titles: new Set(Object.values(found).flatMap((counted) => counted?.[0]?.titles ?? [])),
    changes: Object.values(moments).flatMap((text) => (text ? new Date(text) : [])),
  }
}

const toShape = (word: Word | undefined): WordShape => ({
  isInitials: word?.isInitials ?? false,
  hasParticle: word?.hasParticle ?? false,
})

const toFound = (kind: TableKind, rows: CountedRow[], before: number): Found => ({
  kind,
  count: rows[0]?.count ?? 0,
  rows: rows.slice(before).map((row) => ({ kind, ...row })),
})

const readAll = statement<Values, Shape>((value, { wanted, isCompared, words, whole }) => {
  const sought = {
    words: words.map((shape, index) => toPlaces(value, String(index), shape)),
    whole: toPlaces(value, 'whole', whole),
  }
  const parts = (isCompared ? tableKinds : wanted).map((kind) => {
    // A kind that was not asked for is read for its titles alone, and one row tells them.
    const upTo = wanted.includes(kind) ? sql`${value('upTo')}::integer` : sql`1`
    return sql`${sql.raw(`'${kind}'`)}, ${readOne(kind, value, { words: sought, isCompared, upTo })}`
  })
  return sql`select json_build_object(${sql.join(parts, sql`, `)}) as found, ${changes(value)}`
})

const toPlaces = (value: Value, name: string, shape: WordShape): Word => ({
  text: value(`text ${name}`),
  bare: value(`bare ${name}`),
  pattern: value(`pattern ${name}`),
  ...shape,
})

/**
 * One kind's rows up to the end of the page, so that their number is known however far the page is. What a row is shown
 * with is worked out after they are sorted and cut.
 */
function readOne(
  kind: TableKind,
  value: Value,
  { words, isCompared, upTo }: { words: Words; isCompared: boolean; upTo: SQL },
): SQL {
  const { from, id, searched, isShown, order, title, text, image, label, parentId } = kinds[kind]
  const isFound = matchesWords(searched, words)
  const { searchTitle } = searched
  const titles = isCompared
    ? sql`array_agg(${searchTitle}) filter (where strpos(${value('titles')}, ' ' || ${searchTitle} || ' ') > 0) over ()`
    : sql`null`
  return sql`(select json_agg(found) from (
    select ${id} as id, (count(*) over ())::integer as count, ${titles} as titles, ${title} as title, ${text} as text,
      (${image})::jsonb as image, ${label} as label, (${parentId})::integer as "parentId"
    from ${from} where ${isShown(ofPartner(value), value('now'))} and ${isFound}
    order by ${rankByWords(searched, words)}, ${order}, ${id} limit ${upTo}) found)`
}

const ofPartner = (value: Value): Bound => ({ partnerId: value('partnerId') })

function changes(value: Value): SQL {
  const [bound, now] = [ofPartner(value), value('now')]
  const ofTable = (table: typeof notices | typeof boards | typeof beforeAfters) =>
    nextChange(bound, table, now)
  return sql`${eventChange(bound, now)} as a, ${ofTable(notices)} as b, ${ofTable(boards)} as c,
    ${ofTable(beforeAfters)} as d`
}
