import type { boardsContract } from '#api/contract/boards.ts'
import type { casesContract } from '#api/contract/cases.ts'
import type { deploymentContract } from '#api/contract/deployment.ts'
import type { noticesContract } from '#api/contract/notices.ts'
import type { promotionsContract } from '#api/contract/promotions.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getAfterNotice, listAfterNotices } from '#backend/after-notices/read-after-notices.ts'
import { getBoard, getBoardType, listBoards, listBoardTypes } from '#backend/boards/read-boards.ts'
import { getDeployStatus } from '#backend/partners/deploy-status.ts'
import { listFaqGroups, listFaqs } from '#backend/faqs/read-faqs.ts'
import { getNotice, listNotices } from '#backend/notices/read-notices.ts'
import { listBanners, listPopups } from '#backend/popups/promotions.ts'
import { getBeforeAfter, listBeforeAfters } from '#backend/before-afters/read-before-afters.ts'
import { getReview, listReviews } from '#backend/reviews/read-reviews.ts'

type Calls = typeof noticesContract &
  typeof boardsContract &
  typeof casesContract &
  typeof promotionsContract &
  typeof deploymentContract

export const contentRoutes = ({ database }: Services): Handlers<keyof Calls> => ({
  'GET /customer/notices': ({ place, query }) => listNotices(database, place.partnerId, query),
  'GET /customer/notices/{id}': ({ place, params, query }) =>
    getNotice(database, place.partnerId, params.id, query.languageCode),
  'GET /customer/faqs': ({ place, query }) => listFaqs(database, place.partnerId, query),
  'GET /customer/faqs/this/group': async ({ place, query }) => ({
    rows: await listFaqGroups(database, place.partnerId, query.languageCode),
  }),
  'GET /customer/after-notices': ({ place, query }) => listAfterNotices(database, place.partnerId, query),
  'GET /customer/after-notices/{id}': ({ place, params, query }) =>
    getAfterNotice(database, place.partnerId, params.id, query.languageCode),
  'GET /customer/board-types': ({ place, query }) =>
    listBoardTypes(database, place.partnerId, query.languageCode),
  'GET /customer/board-types/{id}': ({ place, params, query }) =>
    getBoardType(database, place.partnerId, params.id, query.languageCode),
  'GET /customer/boards': ({ place, query }) => listBoards(database, place.partnerId, query),
  'GET /customer/boards/{id}': ({ place, params, query }) =>
    getBoard(database, place.partnerId, params.id, query.languageCode),
  'GET /customer/before-afters': async ({ place, query, visitor }) =>
    listBeforeAfters(database, place.partnerId, query, await visitor()),
  'GET /customer/before-afters/{id}': async ({ place, params, visitor }) =>
    getBeforeAfter(database, place.partnerId, params.id, await visitor()),
  'GET /customer/partner-reviews': async ({ place, query, visitor }) =>
    listReviews(database, place.partnerId, query, await visitor()),
  'GET /customer/partner-reviews/{id}': async ({ place, params, visitor }) =>
    getReview(database, place.partnerId, params.id, await visitor()),
  'GET /banners': ({ place, query }) => listBanners(database, place.partnerId, query.bannerLocation),
  'GET /customer/popups': ({ place }) => listPopups(database, place.partnerId),
  'GET /partners/this/homepage-deploy-status': ({ place }) => getDeployStatus(database, place.partnerId),
})
