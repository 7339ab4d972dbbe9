import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { pageNumber } from '#ui/page-address.ts'

export const queries = ({ pageSize }: { pageSize: number }, { api, params, search }: QueryContext) => {
  const id = params.boardTypeId ?? ''
  const keyword = (search.keyword ?? '').replaceAll('\0', ' ').trim()
  return {
    boardType: callQuery(api, 'GET /customer/board-types/{id}', { params: { id }, query: {} }),
    posts: callQuery(api, 'GET /customer/boards', {
      query: { boardTypeId: id, page: pageNumber(search.page), pageSize, ...(keyword && { keyword }) },
    }),
  }
}
