import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { accounts } from './table.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { KnownBrowser } from '#backend/credentials/guess-limit.ts'
import { createGuessLimit } from '#backend/credentials/guess-limit.ts'
import { verifyPassword } from '#backend/credentials/passwords.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'

type Attempt = {
  partnerId: number
  email: string
  password: string
  /** The client's address as the rate limit sees it. */
  address: string
  browser: KnownBrowser
  /** A token that came with the request: it ends, so that the token changes at sign-in. */
  oldToken: string | undefined
}

export type SignIn = (attempt: Attempt) => Promise<{ account: Account; token: string }>

/**
 * Signs in to the console. Throws 401 for a wrong e-mail, a wrong password and a disabled account alike, 429 for too
 * many tries. Source: docs/product.md, X2, X3.
 */
export function createSignIn(database: Database): SignIn {
  const guess = createGuessLimit(database, 'account')

  return async ({ partnerId, email, password, address, browser, oldToken }) => {
    const name = email.toLowerCase()
    const isAccount = (tx: PartnerTransaction) =>
      and(isOfPartner(tx, accounts), eq(accounts.email, name), isNull(accounts.disabledAt))
    const row = await guess({ partnerId, name, address, browser }, async () => {
      const [found] = await database.withPartner(partnerId, (tx) =>
        tx.select().from(accounts).where(isAccount(tx)),
      )
      return (await verifyPassword(password, found?.passwordHash ?? null)) && found ? found : null
    })
    if (!row) throw wrongCredentials()
    const token = await database.withPartner(partnerId, async (tx) => {
      // Checking takes a third of a second, in which the account may be disabled or get another password.
      const [now] = await tx.select().from(accounts).where(isAccount(tx)).for('share')
      if (now?.passwordHash !== row.passwordHash) throw wrongCredentials()
      if (oldToken) await endSession(tx, oldToken)
      return startSession(tx, row.id)
    })
    return { account: { id: row.id, email: row.email, name: row.name, role: row.role }, token }
  }
}

const wrongCredentials = () =>
  new ProblemError(401, 'wrong-credentials', '이메일이나 비밀번호가 맞지 않습니다.')
