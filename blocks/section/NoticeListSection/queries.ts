import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { pageNumber } from '#ui/page-address.ts'

export const queries = ({ pageSize }: { pageSize: number }, { api, search }: QueryContext) => {
  const keyword = (search.keyword ?? '').replaceAll('\0', ' ').trim()
  return {
    notices: callQuery(api, 'GET /customer/notices', {
      query: { page: pageNumber(search.page), pageSize, ...(keyword && { keyword }) },
    }),
  }
}
