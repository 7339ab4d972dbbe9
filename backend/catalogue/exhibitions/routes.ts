import type { exhibitionsContract } from '#api/contract/exhibitions.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { listProducts } from '#backend/catalogue/products/list-products.ts'
import type { Services } from '#backend/services.ts'
import { getExhibition, listExhibitions } from './read-exhibitions.ts'

const routes = ({ database }: Services): Handlers<keyof typeof exhibitionsContract> => ({
  'GET /customer/exhibitions': ({ partner, query }) => listExhibitions(database, partner.partnerId, query),
  'GET /customer/exhibitions/{id}': ({ partner, params, query }) =>
    getExhibition(database, partner.partnerId, params.id, query),
  'GET /customer/v2/exhibition-products': ({ partner, query: { exhibitionId, ...query } }) =>
    listProducts(database, partner.partnerId, { exhibition: exhibitionId ?? 'any', ...query }),
})

export default routes
