import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

/** Treatments that one person looked at: asked for by the browser, once somebody is signed in. */
export const queries = ({ count }: { count: number }, { api }: QueryContext) => ({
  products: callQuery(
    api,
    'GET /recent-products',
    { query: { pageSize: count } },
    { personal: true, silent: true },
  ),
})
