import type { SearchKind } from '#schema/search.ts'

/** Korean names of the kinds of what is found. */
export const kindNames: Record<SearchKind, string> = {
  product: '시술',
  event: '이벤트',
  case: '전후 사례',
  doctor: '의료진',
  faq: '자주 묻는 질문',
  notice: '공지사항',
  board: '게시판',
  page: '안내',
}
