import { monthOf } from '#schema/plain/months.ts'
import { readPath } from '../frame/preview-address.ts'
import type { RowData } from '../drafts/row-drafts.ts'

/**
 * The page that shows what is typed into a form: of a popup the first that it names, of days off the calendar of their
 * month, and of opening hours that of this one. Without a month in its address a calendar is the browser's to draw.
 */
export function shownAddress(
  form: string,
  { locations, startsOn }: RowData,
  { page, today }: { page: string; today: string },
): string {
  const inMonth = (day: string) => `${page}?month=${monthOf(day)}`
  if (form === 'opening-hours') return inMonth(today)
  if (form === 'special-days') return inMonth(typeof startsOn === 'string' ? startsOn : today)
  const first: unknown = form === 'popups' && Array.isArray(locations) ? locations[0] : undefined
  return typeof first === 'string' && readPath(first) === first ? first : page
}
