import type { linksContract } from '#api/contract/links.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { reviewUrls } from './review-links.ts'
import { resolveShortLink } from './short-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof linksContract> => ({
  'GET /customer/shorten-url': ({ partner, query }) =>
    resolveShortLink(database, partner.partnerId, query.shortenUrl),
  'GET /customer/review-urls': async ({ partner, query, customer }) =>
    reviewUrls(database, partner.partnerId, { customerId: (await customer()).id, ...query }),
})

export default routes
