import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { accounts, isAlive } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { createGuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import { refuse } from './accounts.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'
import { noteDevice } from './security-notices.ts'
import { passkeyHosts } from './passkeys.ts'
import { asksForCode, useCode, wrongCode } from './two-factor.ts'

type Attempt = {
  partnerId: number
  email: string
  password: string
  /** Of the second factor, where the account has one. */
  code?: string | undefined
  /** The client's address as the rate limit sees it. */
  address: string
  browser: KnownBrowser
  userAgent: string
  /** A token that came with the request: it ends, so that the token changes at sign-in. */
  oldToken: string | undefined
}

export type SignIn = (attempt: Attempt) => Promise<{ account: Account; session: StartedSession }>

/** Codes that may be guessed in a quarter of an hour by who knows the password: three of a million are right at a time. */
const mostCodes = 10

/**
 * Signs in to the console. Throws 401 for a wrong e-mail, a wrong password and a disabled account alike, then 422 for a
 * code that is wrong or not there yet, and 429 for too many tries of either. Source: docs/product.md, X2, X3, X10.
 */
export function createSignIn({ database, secretBox }: { database: Database; secretBox: SecretBox }): SignIn {
  const guess = createGuessLimit(database, 'account')
  const guessCode = createGuessLimit(database, 'second-factor', { points: mostCodes })

  return async ({ partnerId, email, password, code, address, browser, userAgent, oldToken }) => {
    const name = email.toLowerCase()
    const isAccount = (tx: PartnerTransaction) =>
      and(isOfPartner(tx, accounts), eq(accounts.email, name), isAlive)
    const row = await guess({ partnerId, name, address, browser }, async () => {
      const [found] = await database.withPartner(partnerId, (tx) =>
        tx.select().from(accounts).where(isAccount(tx)),
      )
      return (await verifyPassword(password, found?.passwordHash ?? null, partnerId)) && found ? found : null
    })
    if (!row) throw wrongCredentials()
    if (await database.withPartner(partnerId, (tx) => asksForCode(tx, row.id), { readOnly: true })) {
      if (code === undefined) throw codeRequired()
      const isRight = await guessCode({ partnerId, name: row.id, address, browser }, async () =>
        (await database.withPartner(partnerId, (tx) => useCode(tx, secretBox, row.id, code))) ? true : null,
      )
      if (!isRight) throw wrongCode()
    } else {
      const hosts = await database.withPartner(partnerId, (tx) => passkeyHosts(tx, row.id), {
        readOnly: true,
      })
      if (hosts.length > 0) throw passkeyRequired(hosts)
    }
    return database.withPartner(partnerId, async (tx) => {
      // Checking takes a third of a second, in which the account may be disabled or get another password.
      const entered = await tx
        .update(accounts)
        .set({ lastSignedInAt: new Date() })
        .where(and(isAccount(tx), eq(accounts.passwordHash, row.passwordHash)))
        .returning({ id: accounts.id })
      if (entered.length === 0) throw wrongCredentials()
      await noteDevice(tx, row, { browser, userAgent })
      if (oldToken) await endSession(tx, oldToken)
      const { id, email: known, name: called, role } = row
      return {
        account: { id, email: known, name: called, role },
        session: await startSession(tx, id, userAgent),
      }
    })
  }
}

const wrongCredentials = () =>
  new ProblemError(401, 'wrong-credentials', '이메일이나 비밀번호가 맞지 않습니다.')

/** The password alone is one factor of the two that the account has. */
const passkeyRequired = (hosts: string[]) =>
  refuse(
    '/password',
    'passkey-required',
    `이 계정은 패스키로 로그인합니다. ${hosts.join(', ')}에서 ‘패스키로 로그인’을 눌러 주세요.`,
  )

const codeRequired = () =>
  refuse('/code', 'code-required', '인증 앱의 여섯 자리 숫자를 입력해 주세요. 복구 코드도 쓸 수 있습니다.')
