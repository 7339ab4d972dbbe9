import type { Bound } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import type { Definitions } from '#backend/publishing/site/block-check.ts'
import { moment } from '#backend/editing/resources/shown.ts'
import { isOpen } from '#backend/catalogue/products/open-exhibitions.ts'
import { kinds } from '#backend/catalogue/search/kinds.ts'
import { findPage, type Site } from '#backend/publishing/site/site.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { SiteMapRow } from '#schema/site-map.ts'
import { sql, type SQL } from 'drizzle-orm'

type Sources = { database: Database; definitions: Definitions; partnerId: number; site: Site }
type Paging = { page: number; pageSize: number }
type Row = { kind: keyof typeof pathOf; id: number; parentId: number | null; updatedAt: string | null }

/** Page of each kind of row. */
const pathOf = {
  product: ({ id }: Row) => `/products/${id}`,
  notice: ({ id }: Row) => `/cscenter/notice/${id}`,
  board: ({ id, parentId }: Row) => `/boards/${parentId}/detail/${id}`,
  exhibition: ({ id }: Row) => `/exhibitions/${id}`,
  branding: ({ id }: Row) => `/brandings/${id}`,
  event: ({ id }: Row) => `/events?eventId=${id}`,
}

/**
 * The paths of a published site that search engines may list: its pages first, then what the clinic shows on pages with
 * a number in their address. Left out are pages kept from search engines, secret treatments and gated cases.
 */
export async function listPaths(
  { database, definitions, partnerId, site }: Sources,
  { page, pageSize }: Paging,
): Promise<{ rows: SiteMapRow[]; count: number }> {
  const own = site.pages
    .filter(({ definition: { pattern, seo } }) => !pattern.includes(':') && isListed(pattern, seo.noindex))
    .map(({ definition }) => ({ path: definition.pattern, updatedAt: null }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const start = (page - 1) * pageSize
  const shown = own.slice(start, start + pageSize)
  const rest = { limit: pageSize - shown.length, offset: Math.max(start - own.length, 0) }
  const listed = Object.keys(pathOf).filter((kind) => hasPage({ site, definitions }, kind as Row['kind']))
  const { rows, count } = await readRows(database, partnerId, listed, rest)
  const found = rows.map((row) => ({ path: pathOf[row.kind](row), updatedAt: row.updatedAt }))
  return { rows: [...shown, ...found], count: own.length + count }
}

const isListed = (pattern: string, noindex: boolean) =>
  !noindex && pattern !== notFoundPath && !pattern.startsWith('/preview/')

/** Returns whether the site has a page for a kind of row, which search engines may list, and which is about that row. */
function hasPage({ site, definitions }: Pick<Sources, 'site' | 'definitions'>, kind: Row['kind']): boolean {
  const address = new URL(pathOf[kind]({ kind, id: 1, parentId: 1, updatedAt: null }), 'http://site')
  const found = findPage(site, address.pathname)
  if (found === null || found.definition.seo.noindex) return false
  const chosenBy = found.definition.blocks.map(
    ({ component }) => definitions.get(component)?.subject?.parameter,
  )
  return [...address.searchParams.keys()].every((name) => chosenBy.includes(name))
}

async function readRows(
  database: Database,
  partnerId: number,
  listed: string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Row[]; count: number }> {
  if (listed.length === 0) return { rows: [], count: 0 }
  const now = new Date()
  return database.withPartner(
    partnerId,
    async (tx) => {
      const all = sql.join(
        Object.entries(sources(tx, now)).flatMap(([kind, query]) => (listed.includes(kind) ? [query] : [])),
        sql` union all `,
      )
      const { rows } = await tx.execute<Row & { count: number }>(sql`
        with listed as (${all})
        select kind, id, parent_id as "parentId", to_json(updated_at) #>> '{}' as "updatedAt",
          (select count(*)::int from listed) as count
        from (select 1) one left join (
          select * from listed order by kind, id limit ${limit} offset ${offset}
        ) shown on true`)
      const [first] = rows
      return { rows: rows.filter(({ kind }) => kind !== null), count: first?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** By kind: its rows that anybody may see, as `kind, id, parent_id, updated_at`. */
function sources(bound: Bound, now: Date): Record<Row['kind'], SQL> {
  const searched = (kind: 'product' | 'notice' | 'board' | 'event', updatedAt: SQL) => {
    const { from, id, parentId, isShown } = kinds[kind]
    return sql`select ${kind} as kind, ${id} as id, (${parentId})::int as parent_id, ${updatedAt} as updated_at
      from ${from} where ${isShown(bound, moment(now))}`
  }
  return {
    product: searched('product', sql`null::timestamptz`),
    notice: searched('notice', sql`published_at`),
    board: searched('board', sql`published_at`),
    event: searched('event', sql`null::timestamptz`),
    exhibition: sql`select 'exhibition' as kind, x.id, null::int as parent_id, null::timestamptz as updated_at
      from exhibitions x where x.partner_id = ${bound.partnerId} and ${isOpen(now)}`,
    branding: sql`select 'branding' as kind, b.id, null::int as parent_id, null::timestamptz as updated_at
      from brandings b where b.partner_id = ${bound.partnerId} and b.is_visible`,
  }
}
