import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { RowData } from '#admin/kit/drafts/row-drafts.ts'
import { shownAddress } from '#admin/kit/edit/shown-address.ts'
import type { ShownPage } from '#admin/kit/edit/typed-page.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'
import type { RowFormProps } from './types.ts'

type RowOfPage = Pick<RowFormProps, 'resource' | 'id' | 'stored'>

/** Page of the site that shows a row, as it is typed; none where no page does. It is loaded again after `saves` saves. */
export function useShownPage(
  { resource, id, stored }: RowOfPage,
  data: RowData,
  saves: number,
): ShownPage | undefined {
  const { api } = useAdmin()
  const today = useToday()
  const ownPage = stored ? stored.page : resource.newPage
  if (!ownPage) return undefined
  const params = { resource: resource.name }
  return {
    address: shownAddress(resource.name, data, { page: ownPage, today }),
    saved: stored ? { shown: `${stored.etag}:${saves}`, at: stored.saved?.at ?? null } : null,
    trial: {
      fields: { resource: resource.name, ...(id !== null && { id }) },
      check: (body, signal) =>
        id === null
          ? api.request('POST /admin/{resource}/check', { params, body, signal })
          : api.request('POST /admin/{resource}/{id}/check', { params: { ...params, id }, body, signal }),
      isLive: resource.name === 'popups',
    },
  }
}
