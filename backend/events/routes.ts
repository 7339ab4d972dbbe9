import type { eventsContract } from '#api/contract/events.ts'
import type { CallContext, Handlers } from '#backend/http/call-context.ts'
import { listProducts } from '#backend/products/list-products.ts'
import type { Services } from '#backend/services.ts'
import { listEventTitles, listEvents } from './list-events.ts'

export default function routes({ database }: Services): Handlers<keyof typeof eventsContract> {
  const list = ({ place, query }: Pick<CallContext<'GET /events'>, 'place' | 'query'>) =>
    listEvents(database, place.partnerId, query)
  const titles = ({ place, query }: Pick<CallContext<'GET /event/title'>, 'place' | 'query'>) =>
    listEventTitles(database, place.partnerId, query)

  return {
    'GET /events': list,
    'GET /compatibility/events': list,
    'GET /event/title': titles,
    'GET /compatibility/event/title': titles,
    'GET /v2/event/products': ({ place, query: { eventId, ...query } }) =>
      listProducts(database, place.partnerId, { event: eventId ?? 'any', ...query }),
  }
}
