import type { exhibitionsContract } from '#api/contract/exhibitions.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getBranding } from '#backend/brandings/get-branding.ts'
import { getExhibition, listExhibitions } from '#backend/exhibitions/read-exhibitions.ts'
import { listProducts } from '#backend/products/list-products.ts'

export const exhibitionRoutes = ({ database }: Services): Handlers<keyof typeof exhibitionsContract> => ({
  'GET /customer/exhibitions': ({ place, query }) => listExhibitions(database, place.partnerId, query),
  'GET /customer/exhibitions/{id}': ({ place, params, query }) =>
    getExhibition(database, place.partnerId, params.id, query),
  'GET /customer/v2/exhibition-products': ({ place, query: { exhibitionId, ...query } }) =>
    listProducts(database, place.partnerId, { exhibition: exhibitionId ?? 'any', ...query }),
  'GET /customer/brandings/{id}': async ({ place, params, query, account }) => {
    if (query.isPreview) await account()
    return getBranding(database, place.partnerId, params.id, query)
  },
})
