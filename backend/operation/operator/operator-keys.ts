import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { CommandError } from './command-error.ts'
import { logAct } from './log.ts'
import type { Operator } from './sessions.ts'
import { operatorKeys, operators } from './table.ts'

/** Least time in ms between two writes of the moment at which a key was last used. */
const touchEvery = 10 * 60_000

/** True for a bearer token that is an operator's key, by its prefix and length. */
export const isOperatorKey = (token: string) => /^djop_[\w-]{43}$/.test(token)

/** Returns the operator of a key; `null` if the key is unknown or ended, or its operator is disabled. */
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

/** Makes a key of an operator. Only this call returns it. Throws `CommandError` if there is no such operator. */
export const addOperatorKey = (database: Database, email: string, name: string): Promise<string> =>
  database.asOperator(async (tx) => {
    const operatorId = await requireOperator(tx, email)
    const token = `djop_${newToken()}`
    await tx.insert(operatorKeys).values({ operatorId, name, tokenHash: hashToken(token) })
    await logAct(tx, null, { action: 'OPERATOR_KEY_ADDED', details: { email, key: name } })
    return token
  })

/** Keys of an operator, oldest first, ended ones too. Throws `CommandError` if there is no such operator. */
export const listOperatorKeys = (database: Database, email: string) =>
  database.asOperator(async (tx) => {
    const isTheirs = eq(operatorKeys.operatorId, await requireOperator(tx, email))
    return tx.select().from(operatorKeys).where(isTheirs).orderBy(asc(operatorKeys.id))
  })

/** Ends a key at once, on every node. Throws `CommandError` if the operator has no such key that still works. */
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
