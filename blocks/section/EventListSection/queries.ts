import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'

const numberOf = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)

/** Returns what the address asks for: one event, and a page of the list. */
export const askedFor = ({ search }: Pick<QueryContext, 'search'>) => ({
  eventId: numberOf(search.eventId),
  page: numberOf(search.page) ?? 1,
})

export const eventQuery = (api: ApiClient, eventId: number) =>
  callQuery(api, 'GET /events', { query: { eventId } })

export const queries = ({ pageSize }: { pageSize: number }, context: QueryContext) => {
  const { eventId, page } = askedFor(context)
  return {
    events: callQuery(context.api, 'GET /events', { query: { page, pageSize } }),
    ...(eventId !== null && { event: eventQuery(context.api, eventId) }),
  }
}
