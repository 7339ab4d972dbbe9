import type { productsContract } from '#api/contract/products.ts'
import type { CallContext, Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import {
  getCategory,
  listCategories,
  listFlatCategories,
  toFlatCategory,
} from '#backend/product-categories/categories.ts'
import {
  getFlatProduct,
  getProduct,
  listFlatProducts,
  listProducts,
} from '#backend/products/list-products.ts'
import {
  addRecentProduct,
  clearRecentProducts,
  listRecentProducts,
  removeRecentProduct,
} from '#backend/products/recent-products.ts'

export const productRoutes = ({ database }: Services): Handlers<keyof typeof productsContract> => {
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
  const flatCategories = async ({
    place,
    query,
  }: Pick<CallContext<'GET /product-categories'>, 'place' | 'query'>) => {
    const { productCategoryName: name, languageCode } = query
    return toList(await listFlatCategories(database, place.partnerId, { name, languageCode }))
  }

  return {
    'GET /products': flatList,
    'GET /compatibility/products': flatList,
    'GET /products/{id}': flatDetail,
    'GET /compatibility/products/{id}': flatDetail,
    'GET /product-categories': flatCategories,
    'GET /compatibility/product-categories': flatCategories,
    'GET /compatibility/product-categories/{id}': async ({ place, params, query }) =>
      toFlatCategory(await getCategory(database, place.partnerId, params.id, query)),

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
    'GET /v2/products/{id}': async ({ place, params, query, account }) => {
      if (query.isPreview) await account()
      return getProduct(database, place.partnerId, params.id, query)
    },
    'GET /v2/product-categories': async ({ place, query }) =>
      toList(await listCategories(database, place.partnerId, query)),
    'GET /v2/product-categories/{id}': ({ place, params, query }) =>
      getCategory(database, place.partnerId, params.id, query),
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

const toList = <T>(rows: T[]) => ({ rows, count: rows.length })
