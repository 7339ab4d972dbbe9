import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const pageOf = ({ search }: Pick<QueryContext, 'search'>) =>
  /^[1-9]\d{0,3}$/.test(search.page ?? '') ? Number(search.page) : 1

export const queries = ({ pageSize }: { pageSize: number }, context: QueryContext) => {
  const { api, params } = context
  const id = params.boardTypeId ?? ''
  return {
    boardType: callQuery(api, 'GET /customer/board-types/{id}', { params: { id }, query: {} }),
    posts: callQuery(api, 'GET /customer/notice-customer-boards', {
      query: { boardTypeId: id, page: pageOf(context), pageSize },
    }),
  }
}
