import type { productCategoriesContract } from '#api/contract/product-categories.ts'
import type { CallContext, Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getCategory, listCategories, listFlatCategories, toFlatCategory } from './categories.ts'

const toList = <T>(rows: T[]) => ({ rows, count: rows.length })

export default function routes({ database }: Services): Handlers<keyof typeof productCategoriesContract> {
  // The call without a version and its compatibility duplicate.
  const flatCategories = async ({
    partner,
    query,
  }: Pick<CallContext<'GET /product-categories'>, 'partner' | 'query'>) => {
    const { productCategoryName: name, languageCode } = query
    return toList(await listFlatCategories(database, partner.partnerId, { name, languageCode }))
  }

  return {
    'GET /product-categories': flatCategories,
    'GET /compatibility/product-categories': flatCategories,
    'GET /compatibility/product-categories/{id}': async ({ partner, params, query }) =>
      toFlatCategory(await getCategory(database, partner.partnerId, params.id, query)),
    'GET /v2/product-categories': async ({ partner, query }) =>
      toList(await listCategories(database, partner.partnerId, query)),
    'GET /v2/product-categories/{id}': ({ partner, params, query }) =>
      getCategory(database, partner.partnerId, params.id, query),
  }
}
