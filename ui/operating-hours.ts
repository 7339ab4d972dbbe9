import type { Weekday } from '#schema/partners.ts'
import { inSeoul } from '#schema/plain/seoul-clock.ts'
import { hoursOn, lunchHour, week, type Hours, type Span } from './hours-of-days.ts'

/** Mark of Saturday and Sunday, beside their names. */
export type DayMark = 'saturday' | 'sunday' | null

export type HoursRow = {
  key: Weekday | 'weekday' | 'lunch'
  label: string
  /** `10:00 - 19:00`, or the closed text. */
  text: string
  span: Span | null
  mark: DayMark
}

const dayNames: Record<Weekday, string> = {
  monday: '월요일',
  tuesday: '화요일',
  wednesday: '수요일',
  thursday: '목요일',
  friday: '금요일',
  saturday: '토요일',
  sunday: '일요일',
}
const markOf = (day: Weekday): DayMark => (day === 'saturday' || day === 'sunday' ? day : null)
const write = (span: Span | null, closedText: string) => (span ? `${span.open} - ${span.close}` : closedText)

/** The rows of opening hours. Source: docs/product.md, F3. */
export function hoursRows(partner: Hours, closedText: string): HoursRow[] {
  const row = (key: HoursRow['key'], label: string, span: Span | null, mark: DayMark): HoursRow => ({
    key,
    label,
    text: write(span, closedText),
    span,
    mark,
  })
  const dayRow = (day: Weekday) => row(day, dayNames[day], hoursOn(partner, day), markOf(day))
  const days =
    partner.operationTimeType === 'weekWeekend'
      ? [row('weekday', '평일', hoursOn(partner, 'monday'), null), dayRow('saturday'), dayRow('sunday')]
      : week.map(dayRow)
  const lunch = lunchHour(partner)
  return lunch ? [...days, row('lunch', '점심시간', lunch, null)] : days
}

export type Today = {
  day: Weekday
  label: string
  mark: DayMark
  span: Span | null
  state: 'open' | 'lunch' | 'before' | 'after' | 'closed'
}

/**
 * The hours of the day it is in Seoul, and where in them `now` lies. It depends on the clock, so a component asks
 * only after it has mounted: the server's page is for everybody and any time.
 */
export function hoursToday(partner: Hours, now: Date): Today {
  const clock = inSeoul(now)
  const day = week[(clock.getUTCDay() + 6) % 7] as Weekday
  const span = hoursOn(partner, day)
  return {
    day,
    label: dayNames[day],
    mark: markOf(day),
    span,
    state: stateAt(clock.toISOString().slice(11, 16), span, lunchHour(partner)),
  }
}

function stateAt(time: string, span: Span | null, lunch: Span | null): Today['state'] {
  if (!span) return 'closed'
  if (time < span.open) return 'before'
  if (time >= span.close) return 'after'
  return lunch && time >= lunch.open && time < lunch.close ? 'lunch' : 'open'
}
