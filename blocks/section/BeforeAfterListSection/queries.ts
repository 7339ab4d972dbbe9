import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { pageNumber, rowNumber } from '#ui/page-address.ts'

export const queries = ({ pageSize }: { pageSize: number }, { api, search }: QueryContext) => {
  const productId = rowNumber(search.product)
  const everybody = callQuery(api, 'GET /customer/before-afters', {
    query: { page: pageNumber(search.page), pageSize, ...(productId !== undefined && { productId }) },
  })
  return { everybody }
}
