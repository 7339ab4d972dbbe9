import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

const name = 'GET /customer/notice-customer-boards/{id}'

/** A post as everybody has it. */
export const queries = (_data: unknown, { api, params }: QueryContext) => ({
  post: callQuery(api, name, { params: { id: params.id ?? '' } }),
  boardType: callQuery(api, 'GET /customer/board-types/{id}', {
    params: { id: params.boardTypeId ?? '' },
    query: {},
  }),
})

/** The same as its author has it, who is signed in: open, if it is theirs. */
export const ownQuery = ({ api, params }: QueryContext, userId: number) =>
  queryOptions({
    queryKey: [name, 'as', userId, params.id],
    queryFn: ({ signal }) => api.request(name, { params: { id: params.id ?? '' }, signal }),
    meta: { personal: true },
  })
