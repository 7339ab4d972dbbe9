import type { linksContract } from '#api/contract/links.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { createFindGuest, ofCustomer } from '#backend/booking/reservations/find.ts'
import { reviewUrls } from './review-links.ts'
import { resolveShortLink } from './short-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof linksContract> => {
  const findGuest = createFindGuest(database)
  return {
    'GET /customer/shorten-url': ({ partner, query }) =>
      resolveShortLink(database, partner.partnerId, query.shortenUrl),
    'GET /customer/review-urls': async ({ partner, query, customer }) => {
      const which = ofCustomer((await customer()).id, query.reservationId)
      return reviewUrls(database, partner.partnerId, { which, languageCode: query.languageCode })
    },
    'POST /guest/review-urls': async ({ partner: { partnerId }, body, client }) => {
      const which = await findGuest(partnerId, body, client)
      return reviewUrls(database, partnerId, { which, languageCode: body.languageCode })
    },
  }
}

export default routes
