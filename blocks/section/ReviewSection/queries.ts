import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { pageNumber, rowNumber } from '#ui/page-address.ts'

type Choice = { isPaged: boolean; pageSize: number }

export const queries = ({ isPaged, pageSize }: Choice, { api, search }: QueryContext) => {
  const productId = isPaged ? rowNumber(search.product) : undefined
  const everybody = callQuery(api, 'GET /customer/partner-reviews', {
    query: {
      page: isPaged ? pageNumber(search.page) : 1,
      pageSize,
      ...(productId !== undefined && { productId }),
    },
  })
  return { everybody }
}
