import type { productsContract } from '#api/contract/products.ts'
import type { CallContext, Handlers } from '#backend/calls/route/call-context.ts'
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
  const flatList = ({ partner, query }: Pick<CallContext<'GET /products'>, 'partner' | 'query'>) => {
    const { productCategoryIds: categoryIds, ...rest } = query
    return listFlatProducts(database, partner.partnerId, { categoryIds, ...rest })
  }
  const flatDetail = ({
    partner,
    params,
    query,
  }: Pick<CallContext<'GET /products/{id}'>, 'partner' | 'params' | 'query'>) =>
    getFlatProduct(database, partner.partnerId, params.id, query)

  return {
    'GET /products': flatList,
    'GET /compatibility/products': flatList,
    'GET /products/{id}': flatDetail,
    'GET /compatibility/products/{id}': flatDetail,
    'GET /v2/products': ({ partner, query }) => {
      const { exhibitionId, eventId, categoryId, productCustomBadge, isRecommend, ...rest } = query
      return listProducts(database, partner.partnerId, {
        exhibition: exhibitionId,
        event: eventId,
        categoryIds: categoryId === undefined ? undefined : [categoryId],
        badge: productCustomBadge,
        isRecommended: isRecommend,
        ...rest,
      })
    },
    'GET /v2/products/{id}': async ({ partner, params, query, draftViewer }) => {
      if (query.isPreview) await draftViewer()
      return getProduct(database, partner.partnerId, params.id, query)
    },
    'GET /recommended-products': ({ partner, query }) =>
      listProducts(database, partner.partnerId, { isRecommended: true, ...query }),
    'GET /recent-products': async ({ partner, query, customer }) =>
      listRecentProducts(database, partner.partnerId, (await customer()).id, query),
    'POST /recent-products': async ({ partner, body, customer }) =>
      addRecentProduct(database, partner.partnerId, (await customer()).id, body.productId),
    'DELETE /recent-products/total': async ({ partner, customer }) =>
      clearRecentProducts(database, partner.partnerId, (await customer()).id),
    'DELETE /recent-products/{id}': async ({ partner, params, customer }) =>
      removeRecentProduct(database, partner.partnerId, (await customer()).id, params.id),
  }
}
