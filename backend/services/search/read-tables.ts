import type { Transaction } from '#backend/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { eventChange, moment } from '../events/shown.ts'
import { matches, rank } from '../text-search.ts'
import type { TableKind } from './kinds.ts'
import { kinds } from './kinds.ts'

export type Asked = { partnerId: number; keyword: string; page: number; pageSize: number; now: Date }

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

/**
 * What a page of each kind holds, and when an event, a notice, an article or a case next comes or goes, as ISO 8601.
 * One query, whatever the number of kinds. No rows where the keyword is empty.
 */
export async function findRows(
  tx: Transaction,
  wanted: TableKind[],
  asked: Asked,
): Promise<{ found: Found[]; validUntil: string | null }> {
  const parts = wanted.flatMap((kind) => findOne(kind, asked) ?? [])
  const all =
    parts.length > 0 ? sql`(select json_agg(f) from (${sql.join(parts, sql` union all `)}) f)` : sql`null`
  const { rows } = await tx.execute<{ found: Found[] | null } & Record<string, string | null>>(
    sql`select ${all} as found, ${changes(asked)}`,
  )
  const { found = null, ...moments } = rows[0] ?? {}
  const times = Object.values(moments).flatMap((text) => (text ? Date.parse(text) : []))
  return {
    found: found ?? [],
    validUntil: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  }
}

/** One kind's. Only numbers are sorted: what a row is shown with is read for the page alone. */
function findOne(kind: TableKind, { partnerId, keyword, page, pageSize, now }: Asked): SQL | undefined {
  const { from, partnerId: owner, id, searched, isShown, order, ...shown } = kinds[kind]
  const [found, distance] = [matches(searched, keyword), rank(searched, keyword)]
  if (!found || !distance) return undefined
  const before = (page - 1) * pageSize
  return sql`select * from (
    with matched as materialized (
      select ${id} as id, row_number() over (order by ${distance}, ${order}, ${id}) as place
      from ${from} where ${isShown(partnerId, now)} and ${found}
    ), page as materialized (
      select id, place from matched where place > ${before} and place <= ${before + pageSize}
    )
    select ${kind} as kind, (select count(*) from matched)::integer as count,
      (select coalesce(json_agg(json_build_object('kind', ${kind}::text, 'id', ${id}, 'title', ${shown.title},
          'text', ${shown.text}, 'image', (${shown.image})::jsonb, 'label', ${shown.label},
          'parentId', (${shown.parentId})::integer) order by page.place), '[]')
        from page join ${from} on ${id} = page.id where ${owner} = ${partnerId}) as rows
  ) as ${sql.identifier(kind)}`
}

function changes({ partnerId, now }: Asked): SQL {
  const due = (table: string) => sql`(select to_json(min(published_at)) #>> '{}' from ${sql.identifier(table)}
    where partner_id = ${partnerId} and is_visible and published_at > ${moment(now)})`
  return sql`${eventChange(partnerId, now)} as a, ${due('notices')} as b, ${due('boards')} as c,
    ${due('before_afters')} as d`
}
