import type { Call } from '#api/call.ts'
import { siteRoles } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { settings } from '#backend/clinic/settings/settings.ts'
import type { Role } from '#schema/accounts.ts'

/** The calls that read what has no list of its own name. */
const readers: Record<string, keyof typeof contract> = {
  drafts: 'GET /admin/global',
  invitations: 'GET /admin/accounts',
}

/** Returns whether a role hears of a change, which it does where it may read the changed thing. */
export function hears(role: Role, changed: string): boolean {
  const edited = resources.get(changed) ?? settings.get(changed)
  if (edited) return edited.access.read.includes(role)
  const calls: Record<string, Call> = contract
  const reader = calls[readers[changed] ?? `GET /admin/${changed}`]
  const roles: readonly Role[] = reader?.roles ?? siteRoles
  return reader !== undefined && roles.includes(role)
}
