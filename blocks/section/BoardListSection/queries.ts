import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  boardTypes: callQuery(api, 'GET /customer/board-types', { query: {} }),
})
