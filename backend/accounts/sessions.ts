import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { createSessions } from '#backend/credentials/sessions.ts'
import { hashToken } from '#backend/credentials/tokens.ts'
import type { Role } from '#schema/accounts.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { sessions } from './table.ts'

export type Account = {
  id: string
  email: string
  name: string
  role: Role
  /** Where an API key acts in the account's name: what it may do, in place of the role. */
  key?: { scopes: readonly ApiScope[] }
}

const hour = 3_600_000

const ofAccounts = createSessions<typeof sessions, Account>({
  table: sessions,
  life: { unused: 12 * hour, longest: 7 * 24 * hour, touchEvery: hour / 2 },
  person: sql`a.id, a.email, a.name, a.role`,
  joined: sql`join accounts a
    on a.partner_id = s.partner_id and a.id = s.account_id and a.disabled_at is null`,
})

/** Starts a session of an account and returns its token. */
export const startSession = (tx: PartnerTransaction, accountId: string): Promise<string> =>
  ofAccounts.start(tx, { accountId })

export const endSession = ofAccounts.end
export const findAccount = ofAccounts.find

/** Ends every session of an account at once, on every node; all but one where a token is given. */
export async function endSessions(
  tx: PartnerTransaction,
  accountId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const isOfAccount = and(isOfPartner(tx, sessions), eq(sessions.accountId, accountId))
  const isOther = except === undefined ? undefined : ne(sessions.tokenHash, hashToken(except))
  await tx.delete(sessions).where(and(isOfAccount, isOther))
}
