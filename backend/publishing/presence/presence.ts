import { accounts, sessions } from '#backend/people/accounts/table.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { hears } from '#backend/publishing/changes/hears.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { signInFirst } from '#backend/kernel/http/problem.ts'
import type { Role } from '#schema/accounts.ts'
import type { Person, Presence } from '#schema/presence.ts'
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm'
import { presence } from './table.ts'

/** Time in ms after which somebody of whom nothing was heard has gone. A page tells of itself more often. */
const silence = 60_000
const lastHeard = () => new Date(Date.now() - silence)

/** Keeps where a session is, and forgets those of whom nothing was heard. Throws 401 where the session has ended. */
export async function keepPresence(
  tx: PartnerTransaction,
  token: string | undefined,
  { place, field }: Presence,
): Promise<void> {
  const tokenHash = hashToken(token ?? '')
  const [session] = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(isOfPartner(tx, sessions), eq(sessions.tokenHash, tokenHash)))
    .for('key share')
  if (!session) throw signInFirst()
  await tx.delete(presence).where(and(isOfPartner(tx, presence), lt(presence.seenAt, lastHeard())))
  const now = { place, field, seenAt: new Date() }
  await tx
    .insert(presence)
    .values({ partnerId: tx.partnerId, tokenHash, ...now })
    .onConflictDoUpdate({ target: [presence.partnerId, presence.tokenHash], set: now })
}

/** Forgets where a session is. */
export async function endPresence(tx: PartnerTransaction, token: string | undefined): Promise<void> {
  await tx
    .delete(presence)
    .where(and(isOfPartner(tx, presence), eq(presence.tokenHash, hashToken(token ?? ''))))
}

/** Lists who else is in the console, on the screens that the asker may see; their own other sessions too. */
export async function listPresence(
  tx: PartnerTransaction,
  token: string | undefined,
  self: Account,
): Promise<Person[]> {
  const rows = await tx
    .select({
      place: presence.place,
      field: presence.field,
      accountId: accounts.id,
      name: accounts.name,
      role: accounts.role,
    })
    .from(presence)
    .innerJoin(
      sessions,
      and(eq(sessions.partnerId, presence.partnerId), eq(sessions.tokenHash, presence.tokenHash)),
    )
    .innerJoin(accounts, and(eq(accounts.partnerId, sessions.partnerId), eq(accounts.id, sessions.accountId)))
    .where(
      and(
        isOfPartner(tx, presence),
        ne(presence.tokenHash, hashToken(token ?? '')),
        gte(presence.seenAt, lastHeard()),
      ),
    )
    .orderBy(asc(accounts.name), asc(presence.tokenHash))
  return rows
    .filter(({ place }) => maySee(self.role, place))
    .map(({ accountId, ...row }) => ({ ...row, isSelf: accountId === self.id }))
}

/** Resources that are read on screens of another name. */
const readOn: Record<string, string> = { site: 'drafts', media: 'files' }

function maySee(role: Role, place: string): boolean {
  const [, screen = '', name = ''] = place.split('/')
  if (screen === '' || screen === 'account') return true
  if (screen === 'content' || screen === 'settings') return hears(role, name)
  return hears(role, readOn[screen] ?? screen)
}
