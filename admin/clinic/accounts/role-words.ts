import type { Role } from '#schema/accounts.ts'
import { roleNames } from '#schema/plain/role-names.ts'

/** What each role may do, in a few words. */
export const roleWords: Record<Role, string> = {
  owner: '모든 일과 계정',
  manager: '사이트, 예약, 고객, 공개',
  editor: '사이트의 글과 그림',
  desk: '예약과 고객',
}

export const roleOptions = (Object.keys(roleNames) as Role[]).map((value) => ({
  value,
  label: `${roleNames[value]} – ${roleWords[value]}`,
}))
