import { loadScript } from '#store/later/load-script.ts'
import type { TagEvent, TagLoader } from './tag.ts'

declare global {
  interface Window {
    wcs?: { inflow(): void; trans(event: { type: string; id?: string }): void }
    wcs_add?: { wa?: string }
    wcs_do?: () => void
  }
}

/** Naver's names of what happens; a booking is `schedule`. */
const types: Record<Exclude<TagEvent['name'], 'page_view'>, string> = {
  view_item: 'view_product',
  add_to_cart: 'add_to_cart',
  begin_checkout: 'begin_checkout',
  purchase: 'schedule',
}

/** Naver's 프리미엄 로그 분석. Source: naver.github.io/conversion-tracking. */
export const loadNaver: TagLoader = async (id) => {
  window.wcs_add = { ...window.wcs_add, wa: id }
  await loadScript('https://wcs.naver.net/wcslog.js')
  window.wcs?.inflow()
  return (event) => {
    if (event.name === 'page_view') window.wcs_do?.()
    else
      window.wcs?.trans({
        type: types[event.name],
        ...(event.name === 'purchase' && { id: event.transactionId }),
      })
  }
}
