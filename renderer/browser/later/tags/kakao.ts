import { loadScript } from '#store/later/load-script.ts'
import type { TagEvent, TagLoader } from './tag.ts'

type Call = 'pageView' | 'viewContent' | 'addToCart' | 'participation'

declare global {
  interface Window {
    kakaoPixel?: (id: string) => Record<Call, (details?: unknown) => void>
  }
}

/** Kakao's names of what happens; it knows nothing of a booking that has begun. */
const calls: Partial<Record<TagEvent['name'], Call>> = {
  page_view: 'pageView',
  view_item: 'viewContent',
  add_to_cart: 'addToCart',
  purchase: 'participation',
}

/** Kakao's pixel. Source: kakaobusiness.gitbook.io, "픽셀 & SDK". */
export const loadKakao: TagLoader = async (id) => {
  await loadScript('https://t1.daumcdn.net/kas/static/kp.js')
  return ({ name }) => {
    const call = calls[name]
    if (call) window.kakaoPixel?.(id)[call]()
  }
}
