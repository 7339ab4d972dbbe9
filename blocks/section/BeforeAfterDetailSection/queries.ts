import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api, params }: QueryContext) => {
  const everybody = callQuery(api, 'GET /customer/before-afters/{id}', { params: { id: params.id ?? '' } })
  return { everybody }
}
