import type { productsContract } from '#api/contract/products.ts'
import type { CallContext, Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getFlatProduct, getProduct, listFlatProducts, listProducts } from './list-products.ts'
import {
  addRecentProduct,
  clearRecentProducts,
  listRecentProducts,
  removeRecentProduct,
} from './recent-products.ts'

export default function routes({ database }: Services): Handlers<keyof typeof productsContract> {
  // The calls without a version and their compatibility duplicates.
  const flatList = ({ place, query }: Pick<CallContext<'GET /products'>, 'place' | 'query'>) => {
    const { productCategoryIds: categoryIds, ...rest } = query
    return listFlatProducts(database, place.partnerId, { categoryIds, ...rest })
  }
  const flatDetail = ({
    place,
    params,
    query,
  }: Pick<CallContext<'GET /products/{id}'>, 'place' | 'params' | 'query'>) =>
    getFlatProduct(database, place.partnerId, params.id, query)

  return {
    'GET /products': flatList,
    'GET /compatibility/products': flatList,
    'GET /products/{id}': flatDetail,
    'GET /compatibility/products/{id}': flatDetail,
    'GET /v2/products': ({ place, query }) => {
      const { exhibitionId, eventId, categoryId, productCustomBadge, isRecommend, ...rest } = query
      return listProducts(database, place.partnerId, {
        exhibition: exhibitionId,
        event: eventId,
        categoryIds: categoryId === undefined ? undefined : [categoryId],
        badge: productCustomBadge,
        isRecommended: isRecommend,
        ...rest,
      })
    },
    'GET /v2/products/{id}': async ({ place, params, query, draftViewer }) => {
      if (query.isPreview) await draftViewer()
      return getProduct(database, place.partnerId, params.id, query)
    },
    'GET /recommended-products': ({ place, query }) =>
      listProducts(database, place.partnerId, { isRecommended: true, ...query }),
    'GET /recent-products': async ({ place, query, customer }) =>
      listRecentProducts(database, place.partnerId, (await customer()).id, query),
    'POST /recent-products': async ({ place, body, customer }) =>
      addRecentProduct(database, place.partnerId, (await customer()).id, body.productId),
    'DELETE /recent-products/total': async ({ place, customer }) =>
      clearRecentProducts(database, place.partnerId, (await customer()).id),
    'DELETE /recent-products/{id}': async ({ place, params, customer }) =>
      removeRecentProduct(database, place.partnerId, (await customer()).id, params.id),
  }
}
