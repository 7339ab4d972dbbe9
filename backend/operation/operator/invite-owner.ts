import { emailTaken } from '#backend/people/accounts/accounts.ts'
import { newInvitation } from '#backend/people/accounts/invitations.ts'
import { accounts, invitations } from '#backend/people/accounts/table.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { and, eq } from 'drizzle-orm'

/**
 * Invites an owner by mail and returns the link's token. An earlier invitation of the e-mail opens nothing any more.
 * Throws 422 where the e-mail has an account there.
 */
export async function inviteOwner(tx: PartnerTransaction, email: string): Promise<string> {
  const isTheirs = and(isOfPartner(tx, accounts), eq(accounts.email, email))
  const known = await tx.select({ id: accounts.id }).from(accounts).where(isTheirs)
  if (known.length > 0) throw emailTaken()
  await tx.delete(invitations).where(and(isOfPartner(tx, invitations), eq(invitations.email, email)))
  const { token } = await newInvitation(tx, { email, role: 'owner', account: null })
  return token
}
