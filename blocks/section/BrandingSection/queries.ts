import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

type Data = { preview: boolean }

/** The page that the path names. One that is not published yet is asked for by the browser, which knows who is signed in. */
export function brandingQuery({ preview }: Data, { api, params }: QueryContext) {
  if (params.brandingId === undefined) return null
  return callQuery(
    api,
    'GET /customer/brandings/{id}',
    { params: { id: params.brandingId }, query: preview ? { isPreview: true } : {} },
    preview ? { personal: true, silent: true } : undefined,
  )
}

/** `branding` is what the page is about; a preview is about nothing that search engines may know. */
export const queries = (data: Data, context: QueryContext) => {
  const query = brandingQuery(data, context)
  return { ...(query && (data.preview ? { preview: query } : { branding: query })) }
}
