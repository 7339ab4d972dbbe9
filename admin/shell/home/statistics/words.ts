import type { VisitDevice, VisitSource } from '#schema/plain/visits.ts'

export const sourceNames: Record<Exclude<VisitSource, 'INSIDE'>, string> = {
  SEARCH: '검색',
  ADVERTISEMENT: '광고',
  SOCIAL: 'SNS·블로그',
  LINK: '다른 사이트',
  DIRECT: '직접 입력·즐겨찾기',
}
export const deviceNames: Record<VisitDevice, string> = { PHONE: '휴대전화', PC: 'PC' }

export const figureOf = (value: number) => value.toLocaleString('ko-KR')

/** `12%`, of a whole that may be none. */
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`

/** Fewer before than this say nothing by a percentage. */
const leastCompared = 10

/** `이전 30일보다 12% 많음`; `null` where there is too little to compare with. */
export function comparison(now: number, before: number, days: number): string | null {
  if (before < leastCompared) return null
  const change = Math.round((now / before - 1) * 100)
  if (change === 0) return `이전 ${days}일과 같음`
  return `이전 ${days}일보다 ${Math.abs(change)}% ${change > 0 ? '많음' : '적음'}`
}
