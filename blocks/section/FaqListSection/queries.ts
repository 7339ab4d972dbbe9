import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

/** Returns what the address asks for; empty where it asks for nothing. */
export const keywordOf = ({ search }: Pick<QueryContext, 'search'>) =>
  (search.keyword ?? '').replaceAll('\0', ' ').trim()

/** The whole of what there is, for its groups; and what a keyword finds. */
export const queries = (_data: unknown, context: QueryContext) => {
  const keyword = keywordOf(context)
  return {
    groups: callQuery(context.api, 'GET /customer/faqs/this/group', { query: {} }),
    ...(keyword !== '' && {
      found: callQuery(context.api, 'GET /customer/faqs', { query: { keyword, pageSize: 100 } }),
    }),
  }
}
