import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api, params }: QueryContext) => ({
  boardType: callQuery(api, 'GET /customer/board-types/{id}', {
    params: { id: params.boardTypeId ?? '' },
    query: {},
  }),
})

/** The post to be changed, as who is signed in may read it: asked in the browser, and anew each time. */
export const postQuery = ({ api }: Pick<QueryContext, 'api'>, id: number) =>
  callQuery(api, 'GET /customer/notice-customer-boards/{id}', { params: { id } }, { personal: true })

/** What a new post asks one to agree to. */
export const askedQuery = ({ api }: Pick<QueryContext, 'api'>) =>
  callQuery(
    api,
    'GET /customer/reservation-confirm',
    { query: { isConsultation: 'true' } },
    { personal: true },
  )
