import type { bannersContract } from '#api/contract/banners.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { listBanners } from './list-banners.ts'
import type { Services } from '#backend/services.ts'

const routes = ({ database }: Services): Handlers<keyof typeof bannersContract> => ({
  'GET /banners': ({ partner, query }) => listBanners(database, partner.partnerId, query.bannerLocation),
})

export default routes
