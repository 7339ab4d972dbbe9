import type { ApiClient, CallInput } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { callQuery } from '#api/call-query.ts'
import { getPartnerKeywordsQueryOptions } from '#api/queries/get-partner-keywords.ts'

/** The call refuses longer ones, and U+0000. */
const longestKeyword = 100

/** Returns what the address asks for; empty where it asks for nothing. */
export const keywordOf = ({ search }: Pick<QueryContext, 'search'>) =>
  (search.keyword ?? '').replaceAll('\0', ' ').trim().slice(0, longestKeyword)

type Search = CallInput<'GET /customer/search'>['query']

/** Searches the whole site for a keyword, by kind; all kinds unless told. */
export const searchQuery = (api: ApiClient, query: Search) =>
  callQuery(api, 'GET /customer/search', { query })

export const queries = (_data: unknown, context: QueryContext) => {
  const keyword = keywordOf(context)
  return {
    keywords: getPartnerKeywordsQueryOptions(context.api),
    ...(keyword !== '' && { results: searchQuery(context.api, { keyword }) }),
  }
}
