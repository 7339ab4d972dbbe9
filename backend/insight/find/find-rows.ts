import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { ResourceDefinition } from '#backend/editing/resources/define-resource.ts'
import { columnOf } from '#backend/editing/resources/fields.ts'
import { searched } from '#backend/editing/resources/list.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { statusColumn } from '#backend/editing/resources/status.ts'
import { matches, rank } from '#backend/kernel/text-search/text-search.ts'
import type { Role } from '#schema/accounts.ts'
import type { FoundThing } from '#schema/find.ts'
import type { RowStatus } from '#schema/resource.ts'
import { sql } from 'drizzle-orm'

type Asked = { role: Role; keyword: string; most: number }
type Found = { resource: string; id: number; title: string; status: RowStatus }

/** Longest that the search may take, in ms; it is a convenience, and nobody's page waits for it. */
const deadline = 2000

/**
 * Rows of the resources that a role may read, the nearest of each first, in the order of the console's menu. One query,
 * whatever the number of resources.
 */
export async function findRows(tx: PartnerTransaction, asked: Asked, now: Date): Promise<FoundThing[]> {
  const readable = [...resources.values()].filter(({ access }) => access.read.includes(asked.role))
  const queries = readable.map((definition) => rowsOf(tx, definition, asked, now))
  await tx.execute(sql`set local statement_timeout = ${sql.raw(String(deadline))}`)
  const { rows } = await tx.execute<Found>(
    sql`select resource, id, title, status from (${sql.join(queries, sql` union all `)}) found
      order by place, distance, id`,
  )
  return rows.map(({ resource, id, title, status }) => ({
    kind: 'row',
    group: resources.get(resource)?.title ?? resource,
    title,
    note: '',
    status,
    link: `/content/${resource}/${id}`,
  }))
}

function rowsOf(tx: PartnerTransaction, definition: ResourceDefinition, { keyword, most }: Asked, now: Date) {
  const { name, place, table, titleField } = definition
  const where = searched(definition)
  return sql`(select ${name}::text as resource, ${place}::integer as place, ${table.id} as id,
      ${columnOf(table, titleField)}::text as title, ${statusColumn(definition, now)} as status,
      ${rank(where, keyword)} as distance
    from ${table} where ${isOfPartner(tx, table)} and ${matches(where, keyword)}
    order by distance, id limit ${most})`
}
