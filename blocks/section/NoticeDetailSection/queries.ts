import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api, params }: QueryContext) => ({
  notice: callQuery(api, 'GET /customer/notices/{id}', { params: { id: params.noticeId ?? '' }, query: {} }),
})
