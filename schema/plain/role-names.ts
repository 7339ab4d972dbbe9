/** Roles of the console as people read them. */
export const roleNames = {
  owner: '소유자',
  manager: '관리자',
  editor: '편집자',
  desk: '데스크',
} as const
