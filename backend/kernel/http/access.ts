import type { Call } from '#api/call.ts'
import { siteRoles } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import type { Role } from '#schema/accounts.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { membersOnly, notYourRole, outsideScopes } from './problem.ts'

/** Says whether accounts of a role may make a call of the console. */
export function mayCall(role: Role, name: CallName): boolean {
  const { roles = siteRoles }: Call = contract[name]
  return roles.includes(role)
}

/** The asker's accounts. Each is looked up only for a call that needs it, and throws 401 where nobody is signed in. */
type Asker = {
  account: () => Promise<Pick<Account, 'role' | 'key'>>
  customer: () => Promise<Pick<Customer, 'kind'>>
}

/** Makes sure that the asker may make a call. Throws 401 and 403. Source: docs/product.md, C5, X1. */
export async function requireAccess(
  call: Pick<Call, 'access' | 'roles' | 'scope'>,
  { account, customer }: Asker,
): Promise<void> {
  if (call.access === 'admin') {
    const roles: readonly Role[] = call.roles ?? siteRoles
    const { role, key } = await account()
    if (key && !(call.scope && key.scopes.includes(call.scope))) throw outsideScopes(call.scope)
    if (!key && !roles.includes(role)) throw notYourRole(roles)
  }
  if (call.access === 'customer') await customer()
  if (call.access === 'member' && (await customer()).kind !== 'member') throw membersOnly()
}
