import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { placeOfOperator } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { newTotpSecret, totpAddress } from '#backend/kernel/credentials/totp.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { asc, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { CommandError } from './command-error.ts'
import { logAct } from './log.ts'
import { operators, operatorSessions } from './table.ts'

type Tools = { database: Database; secretBox: SecretBox }
type Told = { password: string; secret: string; address: string }

async function newCredentials(secretBox: SecretBox, email: string): Promise<Told & { values: Credentials }> {
  const [password, secret] = [randomBytes(12).toString('base64url'), newTotpSecret()]
  const address = totpAddress(secret, { issuer: '단장 운영', label: email })
  return {
    password,
    secret,
    address,
    values: {
      passwordHash: await hashPassword(password, 'deployment'),
      totpSecret: secretBox.seal(secret, placeOfOperator(email)),
    },
  }
}
type Credentials = Pick<typeof operators.$inferInsert, 'passwordHash' | 'totpSecret'>

/** Makes an operator and returns what is told this once. Throws `CommandError` where the e-mail is an operator's. */
export async function addOperator({ database, secretBox }: Tools, email: string): Promise<Told> {
  const { values, ...told } = await newCredentials(secretBox, email)
  await database
    .asOperator(async (tx) => {
      await tx.insert(operators).values({ email, ...values })
      await logAct(tx, null, { action: 'OPERATOR_ADDED', details: { email } })
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw new CommandError(
        `${email} is an operator already: use operator renew for a new password and secret.`,
      )
    })
  return told
}

/** Sets a new password and a new secret for an operator, and ends their sessions. */
export async function renewOperator({ database, secretBox }: Tools, email: string): Promise<Told> {
  const { values, ...told } = await newCredentials(secretBox, email)
  await change(database, email, { ...values, usedStep: 0, guesses: 0 }, 'OPERATOR_RENEWED')
  return told
}

/** Keeps an operator out from now on, signed in or not, or lets them in again. */
export const setOperatorDisabled = (database: Database, email: string, isDisabled: boolean): Promise<void> =>
  change(
    database,
    email,
    { disabledAt: isDisabled ? new Date() : null },
    isDisabled ? 'OPERATOR_DISABLED' : 'OPERATOR_ENABLED',
  )

export const listOperators = (database: Database) =>
  database.asOperator((tx) => tx.select().from(operators).orderBy(asc(operators.email)), { readOnly: true })

async function change(
  database: Database,
  email: string,
  values: Partial<typeof operators.$inferInsert>,
  action: 'OPERATOR_RENEWED' | 'OPERATOR_DISABLED' | 'OPERATOR_ENABLED',
): Promise<void> {
  await database.asOperator(async (tx) => {
    const [row] = await tx
      .update(operators)
      .set(values)
      .where(eq(operators.email, email))
      .returning({ id: operators.id })
    if (!row) throw new CommandError(`${email} is no operator.`)
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, row.id))
    await logAct(tx, null, { action, details: { email } })
  })
}
