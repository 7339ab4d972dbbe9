import type { QueryContext } from '#api/query-context.ts'
import { getSearchQueryOptions } from '#api/queries/get-search.ts'
import { getPartnerKeywordsQueryOptions } from '#api/queries/get-partner-keywords.ts'

/** The call refuses longer ones, and U+0000. */
const longestKeyword = 100

/** What the address asks for; empty where it asks for nothing. */
export const keywordOf = ({ search }: Pick<QueryContext, 'search'>) =>
  (search.keyword ?? '').replaceAll('\0', ' ').trim().slice(0, longestKeyword)

export const queries = (_data: unknown, context: QueryContext) => {
  const keyword = keywordOf(context)
  return {
    keywords: getPartnerKeywordsQueryOptions(context.api),
    ...(keyword !== '' && { results: getSearchQueryOptions(context.api, { keyword }) }),
  }
}
