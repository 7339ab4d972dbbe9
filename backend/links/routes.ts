import type { linksContract } from '#api/contract/links.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listReviewLinks, reviewUrls, writeReviewLinks } from './review-links.ts'
import { addShortLink, listShortLinks, removeShortLink, resolveShortLink } from './short-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof linksContract> => ({
  'GET /customer/shorten-url': ({ place, query }) =>
    resolveShortLink(database, place.partnerId, query.shortenUrl),
  'GET /customer/review-urls': async ({ place, query, customer }) =>
    reviewUrls(database, place.partnerId, { customerId: (await customer()).id, ...query }),
  'GET /admin/short-links': async ({ place }) => ({ rows: await listShortLinks(database, place.partnerId) }),
  'POST /admin/short-links': ({ place, body }) => addShortLink(database, place.partnerId, body),
  'DELETE /admin/short-links/{code}': ({ place, params }) =>
    removeShortLink(database, place.partnerId, params.code),
  'GET /admin/review-links': async ({ place }) => ({
    rows: await listReviewLinks(database, place.partnerId),
  }),
  'PUT /admin/review-links': async ({ place, body }) => ({
    rows: await writeReviewLinks(database, place.partnerId, body.rows),
  }),
})

export default routes
