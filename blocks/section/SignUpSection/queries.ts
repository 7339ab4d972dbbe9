import { callQuery } from '#api/call-query.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  partner: getPartnerQueryOptions(api),
  sites: callQuery(api, 'GET /social-sites'),
  terms: callQuery(api, 'GET /terms', { query: { occasion: 'SIGN_UP' } }),
})
