import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

/** The exhibition that the path names; nothing where it names none. */
export const exhibitionQuery = ({ api, params }: QueryContext) =>
  params.exhibitionId === undefined
    ? null
    : callQuery(api, 'GET /customer/exhibitions/{id}', {
        params: { id: params.exhibitionId },
        query: {},
      })

export const queries = (_data: unknown, context: QueryContext) => {
  const exhibition = exhibitionQuery(context)
  return { ...(exhibition && { exhibition }) }
}
