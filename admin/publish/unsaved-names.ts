import type { Admin } from '../admin-context.tsx'
import { isUnsaved } from '../drafts/draft.ts'
import { globalSlots, slotNames } from '#schema/plain/slot-names.ts'

/** Returns the names of the drafts that the API does not have as they stand in the console. */
export function unsavedNames({
  slotDrafts,
  pageDrafts,
  themeDrafts,
}: Pick<Admin, 'slotDrafts' | 'pageDrafts' | 'themeDrafts'>): string[] {
  const slots = slotDrafts.getState().drafts
  return [
    ...Object.values(themeDrafts.getState().drafts)
      .filter(isUnsaved)
      .map(() => '테마'),
    ...globalSlots.filter((slot) => slots[slot] && isUnsaved(slots[slot])).map((slot) => slotNames[slot]),
    ...Object.values(pageDrafts.getState().drafts)
      .filter(isUnsaved)
      .map(({ value }) => `페이지 ‘${value.title}’`),
  ]
}
