import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { createSessions, type StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { Role } from '#schema/accounts.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { browserName } from './browser-name.ts'
import { accounts, sessions, isAlive } from './table.ts'

export type Account = {
  id: string
  email: string
  name: string
  role: Role
  /** When the second factor that the clinic requires has to be there, as ISO 8601; absent where it is, or none is required. */
  setUpTwoFactorBy?: string | null
  /** Where an API key acts in the account's name: what it may do, in place of the role. */
  key?: { scopes: readonly ApiScope[] }
  /** The session by which they are signed in; absent where an API key acts. */
  sessionId?: string
}

const hour = 3_600_000
const life = { unused: 12 * hour, longest: 7 * 24 * hour, touchEvery: hour / 2 }

/** When an account without a second factor has to have one; `null` where it has, or the clinic requires none. */
const setUpBy = sql`(
  select to_json(p.two_factor_required_from) #>> '{}' from partners p
  where p.partner_id = ${accounts.partnerId} and p.two_factor_required_from is not null
    and not exists (select from two_factors f
      where f.partner_id = ${accounts.partnerId} and f.account_id = ${accounts.id} and f.confirmed_at is not null)
    and not exists (select from passkeys k
      where k.partner_id = ${accounts.partnerId} and k.account_id = ${accounts.id})
)`

const ofAccounts = createSessions<typeof sessions, Account>({
  table: sessions,
  life,
  person: sql`${accounts.id}, ${accounts.email}, ${accounts.name}, ${accounts.role}, ${setUpBy} as "setUpTwoFactorBy"`,
  joined: sql`join ${accounts}
    on ${accounts.partnerId} = s.partner_id and ${accounts.id} = s.account_id and ${isAlive}`,
})

/** Starts a session of an account, in the browser that a `user-agent` tells of. */
export const startSession = (
  tx: PartnerTransaction,
  accountId: string,
  userAgent = '',
): Promise<StartedSession> => ofAccounts.start(tx, { accountId, browser: browserName(userAgent) })

/** When a session was last used, to half an hour: its end was moved then. */
export const seenAt = ({ expiresAt }: { expiresAt: Date }) => new Date(expiresAt.getTime() - life.unused)

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
