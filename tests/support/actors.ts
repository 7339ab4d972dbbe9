import { accounts } from '#backend/people/accounts/table.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { startCustomerSession } from '#backend/people/customers/customer-sessions.ts'
import { startSession } from '#backend/people/accounts/sessions.ts'
import type { Role } from '#schema/accounts.ts'
import { roles } from '#schema/accounts.ts'
import { and, eq } from 'drizzle-orm'
import { signInCustomer } from './backend.ts'

export type ActorName = Role | 'member' | 'guest' | 'nobody'
export const actorNames: readonly ActorName[] = [...roles, 'member', 'guest', 'nobody']

/** Makes an account for each role but the owner's, which the seed made, and returns their numbers. */
async function makeAccounts(database: Database, partnerId: number): Promise<Record<Role, string>> {
  return database.asOperator(async (tx) => {
    const found: Partial<Record<Role, string>> = {}
    for (const role of roles) {
      const isThis = and(eq(accounts.partnerId, partnerId), eq(accounts.role, role))
      const values = { partnerId, role, email: `${role}@example.com`, name: role, passwordHash: 'none' }
      if (role !== 'owner') await tx.insert(accounts).values(values)
      const [row] = await tx.select({ id: accounts.id }).from(accounts).where(isThis)
      found[role] = row?.id ?? ''
    }
    return found as Record<Role, string>
  })
}

/** Everybody whom a partner may know, each with a cookie that signs them in now. */
export async function makeActors(database: Database, partnerId: number, memberId: number) {
  const accountIds = await makeAccounts(database, partnerId)
  const guest = await signInCustomer(database, partnerId, {
    kind: 'guest',
    phone: null,
    name: null,
    guestId: crypto.randomUUID(),
  })

  /** A fresh session of somebody's, since the calls that are tried may end the last. */
  return (actor: ActorName): Promise<string | undefined> =>
    database.withPartner(partnerId, async (tx) => {
      if (actor === 'nobody') return undefined
      if (actor === 'member' || actor === 'guest') {
        const id = actor === 'member' ? memberId : guest.id
        return `danjang_customer=${(await startCustomerSession(tx, id)).token}`
      }
      return `danjang_admin=${(await startSession(tx, accountIds[actor])).token}`
    })
}
