import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = ({ count }: { count: number }, { api }: QueryContext) => ({
  products: callQuery(api, 'GET /recommended-products', { query: { pageSize: count } }, { silent: true }),
})
