import type { ComponentType } from 'react'
import { HolidayNote } from './holiday-note.tsx'
import { PopupCount } from './popup-count.tsx'

/** Notes above the lists of some resources, by name; `listedAt` is when the list was last read, in ms since 1970. */
export const listNotes: Record<string, ComponentType<{ listedAt: number }>> = {
  popups: PopupCount,
  'special-days': HolidayNote,
}
