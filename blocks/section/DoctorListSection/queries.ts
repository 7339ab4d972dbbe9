import { callQuery } from '#api/call-query.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  doctors: callQuery(api, 'GET /partner-employees', { query: { pageSize: 100 } }),
  partner: getPartnerQueryOptions(api),
})
