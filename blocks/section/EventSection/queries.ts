import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'

type Source = { type: 'running'; count: number } | { type: 'picked' }

/** The most events that one call returns. Picked events are looked up among these. */
const most = 100

export const eventsQuery = (api: ApiClient, source: Source) =>
  callQuery(
    api,
    'GET /events',
    { query: { pageSize: source.type === 'running' ? source.count : most } },
    { silent: true },
  )

/** The partner decides whether written prices show, and whether they hold VAT. */
export const queries = ({ source }: { source: Source | { type: 'written' } }, { api }: QueryContext) => ({
  partner: getPartnerQueryOptions(api),
  ...(source.type !== 'written' && { events: eventsQuery(api, source) }),
})
