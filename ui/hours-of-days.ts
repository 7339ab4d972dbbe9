import type { PartnerInformation, Weekday } from '#schema/partners.ts'
import { formatTime } from './format.ts'

/** The part of a partner's information that says when it is open. */
export type Hours = Pick<
  PartnerInformation,
  'operationTimeType' | 'lunchStart' | 'lunchEnd' | `${Weekday}Open` | `${Weekday}Close`
>

/** From one time to another, `HH:MM` in Seoul. */
export type Span = { open: string; close: string }

/** Monday first. */
export const week: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]
const isWeekend = (day: Weekday) => day === 'saturday' || day === 'sunday'

function toSpan(open: string | null, close: string | null): Span | null {
  return open && close ? { open: formatTime(open), close: formatTime(close) } : null
}

/**
 * Returns the partner's hours on a day; `null` when it is closed. By type `weekWeekend` every weekday has Monday's
 * times, as the rows say.
 */
export function hoursOn(partner: Hours, day: Weekday): Span | null {
  const source = partner.operationTimeType === 'weekWeekend' && !isWeekend(day) ? 'monday' : day
  return toSpan(partner[`${source}Open`], partner[`${source}Close`])
}

/** The lunch hour of every day, where there is one. */
export const lunchHour = (partner: Hours): Span | null => toSpan(partner.lunchStart, partner.lunchEnd)

/** True where the partner has any hours. Without them a block shows none, instead of seven days off. */
export const hasHours = (partner: Hours): boolean => week.some((day) => hoursOn(partner, day) !== null)
