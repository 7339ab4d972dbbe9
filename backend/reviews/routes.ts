import type { reviewsContract } from '#api/contract/reviews.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getReview, listReviews } from './read-reviews.ts'

const routes = ({ database }: Services): Handlers<keyof typeof reviewsContract> => ({
  'GET /customer/partner-reviews': async ({ place, query, visitor }) =>
    listReviews(database, place.partnerId, query, await visitor()),
  'GET /customer/partner-reviews/{id}': async ({ place, params, visitor }) =>
    getReview(database, place.partnerId, params.id, await visitor()),
})

export default routes
