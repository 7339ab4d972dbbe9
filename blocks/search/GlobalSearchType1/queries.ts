import { getPartnerKeywordsQueryOptions } from '#api/queries/get-partner-keywords.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  keywords: getPartnerKeywordsQueryOptions(api),
})
