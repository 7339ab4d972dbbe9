import type { RowStatus } from '#schema/resource.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { columnOf } from './fields.ts'
import { moment, shownBy } from './shown.ts'

/** Returns what visitors see of a row at a moment. */
export function statusOf(definition: ResourceDefinition, data: RowData, now: Date): RowStatus {
  const { visible, from, until } = shownBy(definition.table)
  const at = (field: string | undefined) => {
    const value = field === undefined ? null : data[field]
    return typeof value === 'string' ? new Date(value) : null
  }
  if (visible !== undefined && data[visible] === false) return 'DRAFT'
  const [start, end] = [at(from), at(until)]
  if (end && end <= now) return 'ENDED'
  return start && start > now ? 'SCHEDULED' : 'PUBLIC'
}

/** The same of every row of a query. */
export function statusColumn(definition: ResourceDefinition, now: Date): SQL<RowStatus> {
  const { table } = definition
  const { visible, from, until } = shownBy(table)
  const at = moment(now)
  return sql<RowStatus>`case
    ${visible ? sql`when not ${columnOf(table, visible)} then 'DRAFT'` : sql``}
    ${until ? sql`when ${columnOf(table, until)} <= ${at} then 'ENDED'` : sql``}
    ${from ? sql`when ${columnOf(table, from)} > ${at} then 'SCHEDULED'` : sql``}
    ${visible || from || until ? sql`else 'PUBLIC' end` : sql`when true then 'PUBLIC' end`}`
}
