import type { PageState } from '../queries/get-pages.ts'
import { matchPlace } from '#admin/kit/parts/match-place.ts'

/** What pages are for, by the first part of their path; in the order a clinic thinks of them. */
const purposes = [
  { title: '홈과 병원 소개', parts: ['', 'introduce', 'info', 'brandings'] },
  {
    title: '시술과 이벤트',
    parts: ['products', 'events', 'exhibitions', 'before-afters', 'reviews', 'after-notices'],
  },
  { title: '게시판과 고객센터', parts: ['boards', 'cscenter'] },
  {
    title: '예약과 회원',
    parts: ['reservations', 'cart', 'account', 'login', 'sign-up', 'welcome', 'goodbye'],
  },
  { title: '약관과 그 밖', parts: ['terms', 'search', '404', 'ready', 'preview'] },
]
const own = '직접 만든 페이지'

export type PageGroup = { title: string; pages: PageState[] }

/** A path that no purpose names can only be the clinic's own. */
const purposeOf = ({ draft: { pattern } }: PageState) =>
  purposes.find(({ parts }) => parts.includes(pattern.split('/')[1] ?? ''))?.title ?? own

/** Pages by what they are for, the clinic's own first; of those just what `sought` finds in title or path. */
export function groupPages(pages: readonly PageState[], sought = ''): PageGroup[] {
  const found = pages.filter(
    ({ draft: { title, pattern } }) => matchPlace(title, sought) >= 0 || matchPlace(pattern, sought) >= 0,
  )
  return [own, ...purposes.map(({ title }) => title)]
    .map((title) => ({ title, pages: found.filter((page) => purposeOf(page) === title) }))
    .filter((group) => group.pages.length > 0)
}

/** A path as a person reads it: `/boards/:boardTypeId` is one page for many, `/boards/…`. */
export const readablePath = (pattern: string) => pattern.replaceAll(/:[^/]+/g, '…')
