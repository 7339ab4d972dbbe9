import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api, params }: QueryContext) => ({
  boardType: callQuery(api, 'GET /customer/board-types/{id}', {
    params: { id: params.boardTypeId ?? '' },
    query: {},
  }),
  post: callQuery(api, 'GET /customer/boards/{id}', { params: { id: params.id ?? '' }, query: {} }),
})
