import type { linksContract } from '#api/contract/links.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listReviewLinks, reviewUrls, writeReviewLinks } from './review-links.ts'
import { addShortLink, listShortLinks, removeShortLink, resolveShortLink } from './short-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof linksContract> => ({
  'GET /customer/shorten-url': ({ partner, query }) =>
    resolveShortLink(database, partner.partnerId, query.shortenUrl),
  'GET /customer/review-urls': async ({ partner, query, customer }) =>
    reviewUrls(database, partner.partnerId, { customerId: (await customer()).id, ...query }),
  'GET /admin/short-links': async ({ partner }) => ({
    rows: await listShortLinks(database, partner.partnerId),
  }),
  'POST /admin/short-links': ({ partner, body }) => addShortLink(database, partner.partnerId, body),
  'DELETE /admin/short-links/{code}': ({ partner, params }) =>
    removeShortLink(database, partner.partnerId, params.code),
  'GET /admin/review-links': async ({ partner }) => ({
    rows: await listReviewLinks(database, partner.partnerId),
  }),
  'PUT /admin/review-links': async ({ partner, body }) => ({
    rows: await writeReviewLinks(database, partner.partnerId, body.rows),
  }),
})

export default routes
