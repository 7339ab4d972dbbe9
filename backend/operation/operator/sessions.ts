import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { operators, operatorSessions } from './table.ts'

/** Operator who acts by a session, or by the key with this name. */
export type Operator = { id: string; email: string; sessionId?: string; key?: string }

const minute = 60_000
/** In ms: shorter than a clinic's, as an operator may do more. */
const life = { unused: 60 * minute, longest: 12 * 60 * minute, touchEvery: 5 * minute }

const moment = (ms: number) => new Date(Date.now() + ms)

/** Starts a session; of its token the table keeps only the hash. */
export async function startOperatorSession(tx: Transaction, operatorId: string): Promise<StartedSession> {
  const [token, sessionId] = [newToken(), randomUUID()]
  await tx.delete(operatorSessions).where(lt(operatorSessions.expiresAt, new Date()))
  await tx
    .insert(operatorSessions)
    .values({ tokenHash: hashToken(token), id: sessionId, operatorId, expiresAt: moment(life.unused) })
  return { token, sessionId }
}

/** Returns whom a token signs in; `null` for nobody. To be asked for prolongs the session, to twelve hours in all. */
export async function findOperator(database: Database, token: string): Promise<Operator | null> {
  const tokenHash = hashToken(token)
  return database.asOperator(async (tx) => {
    const [row] = await tx
      .select({
        id: operators.id,
        email: operators.email,
        sessionId: operatorSessions.id,
        expiresAt: operatorSessions.expiresAt,
      })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(
        and(
          eq(operatorSessions.tokenHash, tokenHash),
          gt(operatorSessions.expiresAt, new Date()),
          gt(operatorSessions.startedAt, moment(-life.longest)),
          isNull(operators.disabledAt),
        ),
      )
    if (!row) return null
    if (row.expiresAt < moment(life.unused - life.touchEvery)) {
      await tx
        .update(operatorSessions)
        .set({ expiresAt: moment(life.unused) })
        .where(eq(operatorSessions.tokenHash, tokenHash))
    }
    return { id: row.id, email: row.email, sessionId: row.sessionId }
  })
}

/**
 * Ends a session, at once and on every node. Returns false where `sessionId` names another session than the token's,
 * which then goes on.
 */
export const endOperatorSession = (database: Database, token: string, sessionId?: string): Promise<boolean> =>
  database.asOperator(async (tx) => {
    const isSession = eq(operatorSessions.tokenHash, hashToken(token))
    const isNamed = sessionId === undefined ? undefined : eq(operatorSessions.id, sessionId)
    await tx.delete(operatorSessions).where(and(isSession, isNamed))
    return (await tx.select().from(operatorSessions).where(isSession)).length === 0
  })
