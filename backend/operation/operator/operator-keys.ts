import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { CommandError } from './command-error.ts'
import { logAct } from './log.ts'
import type { Operator } from './sessions.ts'
import { operatorKeys, operators } from './table.ts'

/** Time in ms: when a key was used is written no more often than this. */
const touchEvery = 10 * 60_000

/** Returns whether a bearer token is an operator's key: longer than a session's, and told by its beginning. */
export const isOperatorKey = (token: string) => /^djop_[\w-]{43}$/.test(token)

/**
 * Returns the operator who acts by a key; `null` for a key that is unknown or has ended, and while its operator is
 * disabled.
 */
export const findOperatorByKey = (database: Database, token: string): Promise<Operator | null> =>
  database.asOperator(async (tx) => {
    const [row] = await tx
      .select({
        id: operators.id,
        email: operators.email,
        keyId: operatorKeys.id,
        key: operatorKeys.name,
        lastUsedAt: operatorKeys.lastUsedAt,
      })
      .from(operatorKeys)
      .innerJoin(operators, eq(operators.id, operatorKeys.operatorId))
      .where(
        and(
          eq(operatorKeys.tokenHash, hashToken(token)),
          isNull(operatorKeys.endedAt),
          isNull(operators.disabledAt),
        ),
      )
    if (!row) return null
    const now = new Date()
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > touchEvery)
      await tx.update(operatorKeys).set({ lastUsedAt: now }).where(eq(operatorKeys.id, row.keyId))
    return { id: row.id, email: row.email, key: row.key }
  })

/** Makes a key of an operator and returns it, this once. Throws `CommandError` where there is no such operator. */
export const addOperatorKey = (database: Database, email: string, name: string): Promise<string> =>
  database.asOperator(async (tx) => {
    const operatorId = await requireOperator(tx, email)
    const token = `djop_${newToken()}`
    await tx.insert(operatorKeys).values({ operatorId, name, tokenHash: hashToken(token) })
    await logAct(tx, null, { action: 'OPERATOR_KEY_ADDED', details: { email, key: name } })
    return token
  })

/** Keys of an operator in the order they were made, ended ones too. Throws `CommandError` as above. */
export const listOperatorKeys = (database: Database, email: string) =>
  database.asOperator(async (tx) => {
    const isTheirs = eq(operatorKeys.operatorId, await requireOperator(tx, email))
    return tx.select().from(operatorKeys).where(isTheirs).orderBy(asc(operatorKeys.id))
  })

/** Ends a key, at once and on every node. Throws `CommandError` where the operator has no such key at work. */
export const endOperatorKey = (database: Database, email: string, id: number): Promise<void> =>
  database.asOperator(async (tx) => {
    const isThis = and(
      eq(operatorKeys.operatorId, await requireOperator(tx, email)),
      eq(operatorKeys.id, id),
      isNull(operatorKeys.endedAt),
    )
    const [row] = await tx.update(operatorKeys).set({ endedAt: new Date() }).where(isThis).returning()
    if (!row)
      throw new CommandError(
        `${email} has no key ${id} at work: operator key list ${email} has their numbers.`,
      )
    await logAct(tx, null, { action: 'OPERATOR_KEY_ENDED', details: { email, key: row.name } })
  })

async function requireOperator(tx: Transaction, email: string): Promise<string> {
  const [row] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.email, email))
  if (!row) throw new CommandError(`${email} is no operator: operator list has all of them.`)
  return row.id
}
