import type { Database } from '#backend/database/database.ts'
import { accounts } from '#backend/database/tables.ts'
import { ProblemError } from '#backend/problem.ts'
import { and, eq } from 'drizzle-orm'
import { createGuessLimit } from './guess-limit.ts'
import { verifyPassword } from './passwords.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'

type Attempt = {
  partnerId: number
  email: string
  password: string
  /** The client's address as the rate limit sees it. */
  address: string
  /** A token that came with the request: it ends, so that the token changes at sign-in. */
  oldToken: string | undefined
}

export type SignIn = (attempt: Attempt) => Promise<{ account: Account; token: string }>

/**
 * Signs in to the console. Throws 401 for a wrong e-mail or password alike, 429 for too many tries.
 * Source: reliability 24 and 25.
 */
export function createSignIn(database: Database): SignIn {
  const guess = createGuessLimit()

  return async ({ partnerId, email, password, address, oldToken }) => {
    const isAccount = and(eq(accounts.partnerId, partnerId), eq(accounts.email, email.toLowerCase()))
    const row = await guess({ name: `${partnerId}:${email.toLowerCase()}`, address }, async () => {
      const [found] = await database.withPartner(partnerId, (tx) =>
        tx.select().from(accounts).where(isAccount),
      )
      return (await verifyPassword(password, found?.passwordHash ?? null)) && found ? found : null
    })
    if (!row) throw new ProblemError(401, 'wrong-credentials', '이메일이나 비밀번호가 맞지 않습니다.')
    const token = await database.withPartner(partnerId, async (tx) => {
      if (oldToken) await endSession(tx, partnerId, oldToken)
      return startSession(tx, partnerId, row.id)
    })
    return { account: { id: row.id, email: row.email, name: row.name, role: row.role }, token }
  }
}
