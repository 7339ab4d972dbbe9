import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isMissingReference } from '#backend/kernel/database/sql-state.ts'
import { customerSessions, handOvers } from './table.ts'
import { ProblemError, signInFirst } from '#backend/kernel/http/problem.ts'
import { endCustomerSession, startCustomerSession, type SignInPlace } from './customer-sessions.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { describeCustomer } from './describe-customer.ts'

/** Time in ms that a session can be taken over: as long as a widget takes to open. */
const handOverLife = 60_000

/**
 * A token with which somebody else, the booking widget, may have a session of its own for the same customer, once and
 * soon. It dies with the session it comes from. Source: docs/product.md, M10.
 */
export async function beginHandOver(database: Database, partnerId: number, sessionToken: string | undefined) {
  if (sessionToken === undefined) throw signInFirst()
  const token = newToken()
  const expiresAt = new Date(Date.now() + handOverLife)
  await database
    .withPartner(partnerId, async (tx) => {
      const isOver = lt(handOvers.expiresAt, new Date())
      await tx.delete(handOvers).where(and(isOfPartner(tx, handOvers), isOver))
      await tx.insert(handOvers).values({
        partnerId: tx.partnerId,
        tokenHash: hashToken(token),
        sessionHash: hashToken(sessionToken),
        expiresAt,
      })
    })
    .catch((error: unknown) => {
      // The session ended while this was asked.
      throw isMissingReference(error) ? signInFirst() : error
    })
  return { authToken: token, expiresAt: expiresAt.toISOString() }
}

/**
 * Exchanges such a token for a session. The new session ends with the one that handed over;
 * the asker's own is ended, so that the token changes. Throws 422 for a token that is unknown, used or over.
 */
export async function takeOver(
  database: Database,
  partnerId: number,
  authToken: string,
  oldToken: string | undefined,
  place: SignInPlace,
) {
  return database
    .withPartner(partnerId, async (tx) => {
      const { parentHash, customerId } = await useHandOver(tx, authToken)
      // A browser that shares its cookie with the widget may send the session that hands over, or one that led to it. That
      // session stays: ending it would end the new one too.
      if (oldToken !== undefined && !(await leadsTo(tx, hashToken(oldToken), parentHash))) {
        await endCustomerSession(tx, oldToken)
      }
      const session = await startCustomerSession(tx, customerId, { parentHash, ...place })
      return { session, customer: await describeCustomer(tx, customerId) }
    })
    .catch((error: unknown) => {
      // The session that hands over ended while this was asked.
      throw isMissingReference(error) ? badAuthToken() : error
    })
}

/** Uses a token up and tells which session, and whose, handed over. */
async function useHandOver(tx: PartnerTransaction, authToken: string) {
  const [handOver] = await tx
    .delete(handOvers)
    .where(
      and(
        isOfPartner(tx, handOvers),
        eq(handOvers.tokenHash, hashToken(authToken)),
        gt(handOvers.expiresAt, new Date()),
      ),
    )
    .returning({ sessionHash: handOvers.sessionHash })
  if (!handOver) throw badAuthToken()
  const [parent] = await tx
    .select({ parentHash: customerSessions.tokenHash, customerId: customerSessions.customerId })
    .from(customerSessions)
    .where(
      and(
        isOfPartner(tx, customerSessions),
        eq(customerSessions.tokenHash, handOver.sessionHash),
        gt(customerSessions.expiresAt, new Date()),
      ),
    )
  if (!parent) throw badAuthToken()
  return parent
}

/** Returns whether a session is another one, or the other came from it by any number of hand-overs. */
async function leadsTo(tx: PartnerTransaction, tokenHash: string, otherHash: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive line as (
      select token_hash, parent_hash from customer_sessions
      where partner_id = ${tx.partnerId} and token_hash = ${otherHash}
      union
      select before.token_hash, before.parent_hash
      from line join customer_sessions before on before.token_hash = line.parent_hash
      where before.partner_id = ${tx.partnerId}
    )
    select from line where token_hash = ${tokenHash}`)
  return rows.length > 0
}

const badAuthToken = () =>
  new ProblemError(422, 'bad-auth-token', '이미 썼거나 1분이 지난 토큰입니다. 다시 열어 주세요.')
