import type { reviewsContract } from '#api/contract/reviews.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getReview, listReviews } from './read-reviews.ts'

const routes = ({ database }: Services): Handlers<keyof typeof reviewsContract> => ({
  'GET /customer/partner-reviews': async ({ partner, query, visitor }) =>
    listReviews(database, partner.partnerId, query, await visitor()),
  'GET /customer/partner-reviews/{id}': async ({ partner, params, visitor }) =>
    getReview(database, partner.partnerId, params.id, await visitor()),
})

export default routes
