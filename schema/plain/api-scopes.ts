/** Scopes of API keys, with the words for them in Korean. */
export const apiScopeNames = {
  'reservations:read': '예약 보기(이름과 전화번호는 가려서)',
  'reservations:contact': '예약의 이름과 전화번호 보기',
  'reservations:write': '예약 등록·변경·확정·취소',
  'contents:read': '콘텐츠 보기',
  'contents:write': '콘텐츠 만들기·수정·삭제',
} as const
export type ApiScope = keyof typeof apiScopeNames
