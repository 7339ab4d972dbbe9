import { callQuery } from '#api/call-query.ts'
import type { ApiClient } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'

type Data = {
  productId?: number | undefined
  preview: boolean
  showDoctors: boolean
  showRelated: boolean
}

/** Number of related treatments that are shown. */
const relatedCount = 4

/** Number of the treatment that is shown: the clinic's choice, else the path's; `null` where neither names one. */
function productIdOf({ productId }: Data, { params }: QueryContext): number | null {
  if (productId !== undefined) return productId
  return params.productId === undefined ? null : Number(params.productId)
}

/** The treatment itself. What is not published yet is asked for by the browser, which knows who is signed in. */
export function productQuery(data: Data, context: QueryContext) {
  const id = productIdOf(data, context)
  if (id === null) return null
  const isSecret = context.search.isSecret === 'true'
  const query = data.preview ? { isPreview: true } : isSecret ? { isSecret } : {}
  const meta = data.preview ? { personal: true, silent: true } : undefined
  return callQuery(context.api, 'GET /v2/products/{id}', { params: { id }, query }, meta)
}

/** Queries of what is shown round a treatment. None of it is missed where it does not come. */
export const roundQueries = (id: number, api: ApiClient) => {
  const silent = { silent: true }
  return {
    afterNotices: callQuery(api, 'GET /customer/after-notices', { query: { productIds: [id] } }, silent),
    doctors: callQuery(api, 'GET /partner-employees', { query: { productId: id } }, silent),
    related: callQuery(api, 'GET /v2/products', { query: { relatedTo: id, pageSize: relatedCount } }, silent),
  }
}

/** `product` is the one that the path names, which the page is about; `picked` any other. */
export const queries = (data: Data, context: QueryContext) => {
  const partner = getPartnerQueryOptions(context.api)
  const [id, product] = [productIdOf(data, context), productQuery(data, context)]
  if (id === null || !product) return { partner }
  const { afterNotices, doctors, related } = roundQueries(id, context.api)
  const isSubject = data.productId === undefined && !data.preview
  return {
    partner,
    afterNotices,
    ...(isSubject ? { product } : { picked: product }),
    ...(data.showDoctors && { doctors }),
    ...(data.showRelated && { related }),
  }
}
