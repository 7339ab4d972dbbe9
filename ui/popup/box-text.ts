import type { ShownPopup } from './choose-popups.ts'
import { closeText } from './close-text.ts'

/** Characters of the count of slides: `1 / 3`. */
export const countText = '0123456789/'

/** Returns all characters that a `PopupBox` writes beside its pictures. */
export function boxText({ items }: ShownPopup, isWide: boolean, dismissTitle: string): string {
  const titles = isWide ? items.map(({ title }) => title) : []
  return [dismissTitle, closeText, ...(items.length > 1 ? [countText, ...titles] : [])].join('')
}
