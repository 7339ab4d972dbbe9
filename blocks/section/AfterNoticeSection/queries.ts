import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { rowNumber } from '#ui/page-address.ts'

/** All of them, or those for the treatment that the address names. */
export const queries = (_data: unknown, { api, search }: QueryContext) => {
  const productId = rowNumber(search.product)
  return {
    notices: callQuery(api, 'GET /customer/after-notices', {
      query: productId === undefined ? {} : { productIds: [productId] },
    }),
  }
}
