import { verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import { placeOfOperator } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { totpStep } from '#backend/kernel/credentials/totp.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { tooMany } from '#backend/kernel/http/rate-limit.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { logAct } from './log.ts'
import { startOperatorSession, type Operator } from './sessions.ts'
import { operators } from './table.ts'

/** Tries of one e-mail in a window that are not right; a right one begins anew. */
const mostGuesses = 10
const window = 15 * 60_000

type Attempt = { email: string; password: string; code: string }

/**
 * Signs an operator in. Password and code are judged together: one refusal, 401, tells neither which was wrong nor
 * whether there is such an account. Throws 429 for too many tries of an e-mail.
 */
export async function signInOperator(
  { database, secretBox }: { database: Database; secretBox: SecretBox },
  { email, password, code }: Attempt,
): Promise<{ operator: Operator; session: StartedSession }> {
  const isOne = and(eq(operators.email, email.toLowerCase()), isNull(operators.disabledAt))
  const now = new Date()
  const isOver = sql`${operators.guessesEndAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await database.asOperator((tx) =>
    tx
      .update(operators)
      .set({
        guesses: sql`case when ${isOver} then 1 else ${operators.guesses} + 1 end`,
        guessesEndAt: sql`case when ${isOver} then ${new Date(now.getTime() + window).toISOString()}::timestamptz else ${operators.guessesEndAt} end`,
      })
      .where(isOne)
      .returning(),
  )
  if (row && row.guesses > mostGuesses)
    tooMany({ msBeforeNext: Math.max(row.guessesEndAt.getTime() - now.getTime(), 1_000) })
  const isPassword = await verifyPassword(password, row?.passwordHash ?? null, 'deployment')
  const step = row && isPassword ? stepOf(secretBox, row, code) : null
  if (!row || step === null) throw wrongCredentials()
  return database.asOperator(async (tx) => {
    // A code is used once, and the account may have been renewed while the password was checked.
    const isSame = and(isOne, eq(operators.passwordHash, row.passwordHash), lt(operators.usedStep, step))
    const entered = await tx
      .update(operators)
      .set({ usedStep: step, guesses: 0, lastSignedInAt: now })
      .where(isSame)
      .returning({ id: operators.id })
    if (entered.length === 0) throw wrongCredentials()
    const operator = { id: row.id, email: row.email }
    await logAct(tx, operator, { action: 'SIGNED_IN' })
    return { operator, session: await startOperatorSession(tx, row.id) }
  })
}

function stepOf(box: SecretBox, { email, totpSecret }: typeof operators.$inferSelect, code: string) {
  const secret = box.open(totpSecret, placeOfOperator(email))
  return secret === null ? null : totpStep(secret, code)
}

const wrongCredentials = () =>
  new ProblemError(
    401,
    'wrong-credentials',
    '이메일, 비밀번호, 인증 코드 가운데 맞지 않는 것이 있습니다. 코드는 한 번만 쓸 수 있습니다.',
  )
