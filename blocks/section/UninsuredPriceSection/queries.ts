import { callQuery } from '#api/call-query.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { QueryContext } from '#api/query-context.ts'
import { pageNumber } from '#ui/page-address.ts'

/** The most that the call gives at once. */
export const pageSize = 100

export const queries = (_data: unknown, { api, search }: QueryContext) => ({
  partner: getPartnerQueryOptions(api),
  products: callQuery(api, 'GET /v2/products', { query: { page: pageNumber(search.page), pageSize } }),
})
