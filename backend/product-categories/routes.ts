import type { productCategoriesContract } from '#api/contract/product-categories.ts'
import type { CallContext, Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getCategory, listCategories, listFlatCategories, toFlatCategory } from './categories.ts'

const toList = <T>(rows: T[]) => ({ rows, count: rows.length })

export default function routes({ database }: Services): Handlers<keyof typeof productCategoriesContract> {
  // The call without a version and its compatibility duplicate.
  const flatCategories = async ({
    place,
    query,
  }: Pick<CallContext<'GET /product-categories'>, 'place' | 'query'>) => {
    const { productCategoryName: name, languageCode } = query
    return toList(await listFlatCategories(database, place.partnerId, { name, languageCode }))
  }

  return {
    'GET /product-categories': flatCategories,
    'GET /compatibility/product-categories': flatCategories,
    'GET /compatibility/product-categories/{id}': async ({ place, params, query }) =>
      toFlatCategory(await getCategory(database, place.partnerId, params.id, query)),
    'GET /v2/product-categories': async ({ place, query }) =>
      toList(await listCategories(database, place.partnerId, query)),
    'GET /v2/product-categories/{id}': ({ place, params, query }) =>
      getCategory(database, place.partnerId, params.id, query),
  }
}
