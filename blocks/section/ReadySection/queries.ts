import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  status: callQuery(api, 'GET /partners/this/homepage-deploy-status'),
})
