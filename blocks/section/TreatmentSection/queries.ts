import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'

type Listed = { type: 'recommended' | 'newest'; count: number } | { type: 'picked'; productIds: number[] }
type InCategories = { type: 'categories'; names: string[]; count: number }
type Data = { source: Listed | InCategories | { type: 'written' } }

const silent = { silent: true }

/** Treatments that stand in one list. */
export function listQuery(api: ApiClient, source: Listed) {
  switch (source.type) {
    case 'recommended':
      return callQuery(
        api,
        'GET /v2/products',
        { query: { isRecommend: true, pageSize: source.count } },
        silent,
      )
    case 'newest':
      return callQuery(api, 'GET /v2/products', { query: { sort: 'NEWEST', pageSize: source.count } }, silent)
    case 'picked': {
      const ids = source.productIds
      return callQuery(api, 'GET /v2/products', { query: { ids, pageSize: ids.length } }, silent)
    }
  }
}

/** The first treatments of one category. */
export const categoryQuery = (api: ApiClient, categoryName: string, count: number) =>
  callQuery(api, 'GET /v2/products', { query: { categoryName, pageSize: count } }, silent)

/** The partner decides whether written prices show, and whether they hold VAT. */
export const queries = ({ source }: Data, { api }: QueryContext) => ({
  partner: getPartnerQueryOptions(api),
  ...(source.type === 'categories'
    ? Object.fromEntries(
        source.names.map((name, index) => [`category${index}`, categoryQuery(api, name, source.count)]),
      )
    : source.type !== 'written' && { products: listQuery(api, source) }),
})
