import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = ({ location }: { location: string }, { api }: QueryContext) => ({
  banners: callQuery(api, 'GET /banners', { query: { bannerLocation: location } }, { silent: true }),
})
