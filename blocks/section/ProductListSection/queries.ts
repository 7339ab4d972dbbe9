import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { readFilter, sorts } from './filter.ts'

type Data = { category?: string | undefined; pageSize: number }

/** The title of the event whose treatments are shown. */
export const eventQuery = (api: ApiClient, eventId: number) =>
  callQuery(api, 'GET /event/title', { query: { eventId } }, { silent: true })

/** The page of treatments that the address asks for, with what narrows it. */
export const queries = ({ category: root, pageSize }: Data, { api, search }: QueryContext) => {
  const { category, badge, keyword, sort, page, eventId, exhibitionId } = readFilter(search)
  return {
    partner: getPartnerQueryOptions(api),
    categories: callQuery(api, 'GET /v2/product-categories', { query: {} }, { silent: true }),
    products: callQuery(api, 'GET /v2/products', {
      query: {
        page,
        pageSize,
        ...(category !== null && { categoryId: category }),
        ...(root && { categoryName: root }),
        ...(badge !== '' && { productCustomBadge: badge }),
        ...(keyword !== '' && { keyword }),
        ...(sort !== '' && { sort: sorts[sort].sort }),
        ...(eventId !== null && { eventId }),
        ...(exhibitionId !== null && { exhibitionId }),
      },
    }),
    ...(eventId !== null && { event: eventQuery(api, eventId) }),
  }
}
