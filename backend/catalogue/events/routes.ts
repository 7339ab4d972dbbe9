import type { eventsContract } from '#api/contract/events.ts'
import type { CallContext, Handlers } from '#backend/calls/route/call-context.ts'
import { listProducts } from '#backend/catalogue/products/list-products.ts'
import type { Services } from '#backend/services.ts'
import { listEventTitles, listEvents } from './list-events.ts'

export default function routes({ database }: Services): Handlers<keyof typeof eventsContract> {
  const list = ({ partner, query }: Pick<CallContext<'GET /events'>, 'partner' | 'query'>) =>
    listEvents(database, partner.partnerId, query)
  const titles = ({ partner, query }: Pick<CallContext<'GET /event/title'>, 'partner' | 'query'>) =>
    listEventTitles(database, partner.partnerId, query)

  return {
    'GET /events': list,
    'GET /compatibility/events': list,
    'GET /event/title': titles,
    'GET /compatibility/event/title': titles,
    'GET /v2/event/products': ({ partner, query: { eventId, ...query } }) =>
      listProducts(database, partner.partnerId, { event: eventId ?? 'any', ...query }),
  }
}
