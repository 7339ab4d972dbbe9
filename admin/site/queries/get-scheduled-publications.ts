import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'

/** What is published at a time, as it is now: others may have planned or withdrawn something. */
export const getScheduledPublicationsQueryOptions = (api: ApiClient) => ({
  ...callQuery(api, 'GET /admin/scheduled-publications'),
  staleTime: 0,
})
