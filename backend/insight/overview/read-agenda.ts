import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { ResourceDefinition } from '#backend/editing/resources/define-resource.ts'
import { columnOf } from '#backend/editing/resources/fields.ts'
import { moment, shownBy } from '#backend/editing/resources/shown.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import type { Role } from '#schema/accounts.ts'
import { agendaDays, type Overview } from '#schema/overview.ts'
import { sql, type SQL } from 'drizzle-orm'

/** Entries of an agenda; a clinic that plans more in a week has lists for it. */
const mostEntries = 30

type Row = { resource: string; id: number; title: string; change: 'STARTS' | 'ENDS'; at: string }

/**
 * Lists what visitors begin or cease to see in the next days, of every resource whose rows have a period and that the role
 * may read.
 */
export async function readAgenda(tx: PartnerTransaction, role: Role, now: Date): Promise<Overview['agenda']> {
  const queries = [...resources.values()]
    .filter(({ access }) => access.read.includes(role))
    .flatMap((definition) => changesOf(tx, definition, now))
  if (queries.length === 0) return []
  const { rows } = await tx.execute<Row>(sql`
    select resource, id, title, change, to_json(at) #>> '{}' as at
    from (${sql.join(queries, sql` union all `)}) changes
    order by changes.at, place, id, change limit ${mostEntries}`)
  return rows.map(({ resource, id, title, change, at }) => ({
    at: new Date(at).toISOString(),
    change,
    resourceTitle: resources.get(resource)?.title ?? resource,
    title,
    link: `/content/${resource}/${id}`,
  }))
}

function changesOf(tx: PartnerTransaction, definition: ResourceDefinition, now: Date): SQL[] {
  const { name, place, table, titleField } = definition
  const { visible, from, until } = shownBy(table)
  const isVisible = visible ? sql`and ${columnOf(table, visible)}` : sql``
  return (['STARTS', 'ENDS'] as const).flatMap((change) => {
    const field = change === 'STARTS' ? from : until
    if (!field) return []
    const at = columnOf(table, field)
    return [
      sql`select ${name}::text as resource, ${place}::integer as place, ${table.id} as id,
        ${columnOf(table, titleField)}::text as title, ${change}::text as change, ${at} as at
      from ${table} where ${isOfPartner(tx, table)} ${isVisible}
        and ${at} > ${moment(now)} and ${at} <= ${moment(now)} + make_interval(days => ${agendaDays}::int)`,
    ]
  })
}
