import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

/** Doctors are few: all are asked for at once, by every section alike, and chosen from. */
export const queries = (_data: unknown, { api }: QueryContext) => ({
  doctors: callQuery(api, 'GET /partner-employees', { query: { pageSize: 100 } }),
})
