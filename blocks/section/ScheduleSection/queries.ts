import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { daysOf } from '#schema/plain/months.ts'
import { readMonth } from './month.ts'

/** Queries that a month's calendar is made of. */
export function monthQueries(api: ApiClient, month: string) {
  const days = daysOf(month)
  const query = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  return {
    schedules: callQuery(api, 'GET /partner-employee-schedules', { query }),
    specialDays: callQuery(api, 'GET /partner-shorten-works', { query }),
  }
}

/** Without a month in the address, the browser asks for that of its own clock: a kept page must not tell an old one. */
export const queries = (_data: unknown, { api, search }: QueryContext) => {
  const month = readMonth(search.month)
  return month === null ? {} : monthQueries(api, month)
}
