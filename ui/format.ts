import { dayInSeoul, timeInSeoul, timeText } from '#schema/plain/days.ts'
import { inSeoul } from '#schema/plain/seoul-clock.ts'

/**
 * `1,234,000`, of a number with three decimals at most. The unit is set smaller beside it, so it is not part of the
 * number.
 */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(?:\d{3})+(?:\.\d+)?$)/g, ',')

/** `1,234,000원` */
export const formatPrice = (value: number) => `${formatNumber(value)}원`

/** Rate of a discount in whole percent, rounded down: `33`. */
export const discountRate = (before: number, after: number) => Math.floor(((before - after) / before) * 100)

/**
 * `02-1234-5678`, masked `010-****-5678`; what is no Korean number stays as it is. Written out because a phone library weighs more than
 * a third of a page's whole script. Lengths by the Korean numbering plan: 02, three-digit areas and mobiles,
 * four-digit 050x, and eight-digit representative numbers (1588-1234).
 */
export function formatPhone(value: string): string {
  // Korean numbers as the API keeps them (E.164), and as address books write them: `82-10-…`, `+82 (0)10 …`.
  const digits = value.replace(/^\(?\+?82[\s().-]*0?(?=[\s().-]*[1-9])/, '0').replace(/[^\d*]/g, '')
  const match =
    /^(02)([\d*]{3,4})(\d{4})$/.exec(digits) ??
    /^(050\d)([\d*]{3,4})(\d{4})$/.exec(digits) ??
    /^(0\d{2})([\d*]{3,4})(\d{4})$/.exec(digits) ??
    /^(1\d{3})(\d{4})$/.exec(digits)
  return match ? match.slice(1).join('-') : value
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026.11.03(화)` in Seoul. */
export function formatDate(value: Date | string): string {
  const date = inSeoul(value)
  const weekday = '일월화수목금토'[date.getUTCDay()]
  return `${date.getUTCFullYear()}.${twoDigits(date.getUTCMonth() + 1)}.${twoDigits(date.getUTCDate())}(${weekday})`
}

/** The last day of a period that leaves out its end: the 30th where it ends at the midnight after. */
export const lastDayOf = (endsAt: Date | string): string =>
  dayInSeoul(new Date(new Date(endsAt).getTime() - 1))

/** `2026.11.03(화) 오후 2:30` in Seoul. */
export const formatDateTime = (value: Date | string): string =>
  `${formatDate(value)} ${timeText(timeInSeoul(value))}`

/** Note on VAT that stands with every price. Source: docs/product.md, V1. */
export const vatText = (isIncludeVat: boolean | null) => (isIncludeVat ? 'VAT 포함' : 'VAT 별도')

/** `10:00` from `10:00:00`. */
export const formatTime = (value: string) => value.slice(0, 5)
