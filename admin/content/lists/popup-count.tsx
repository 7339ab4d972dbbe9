import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { cx } from '#ui/css.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { useNames } from '#admin/kit/form/controls/use-names.ts'
import { notice } from '#admin/kit/parts/styles.ts'
import { note } from '#admin/kit/list/list.styles.ts'
import { popupsToClose, tellPopups } from './popups-to-close.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'

/** Says how many popups a visitor has to close on each page, as the site is now. Source: docs/product.md, O7. */
export function PopupCount({ listedAt }: { listedAt: number }) {
  const { api } = useAdmin()
  const time = useTime()
  // Asked anew whenever the list is: what changed the list may have changed what visitors get.
  const popups = useQuery({
    queryKey: ['GET /customer/popups', { listedAt }],
    queryFn: () => api.request('GET /customer/popups'),
    placeholderData: keepPreviousData,
  })
  const partner = useQuery(getPartnerQueryOptions(api))
  const { names } = useNames('page-paths')
  if (!popups.data || !partner.data) return null
  const titles = new Map(names.map(({ value, label }) => [value, label]))
  const pages = popupsToClose(popups.data.rows, new Date(time()))
  return (
    <div className={cx(notice(), note())} role="status">
      <p>{tellPopups(pages, partner.data.homepageConfig.popupType, titles)}</p>
    </div>
  )
}
