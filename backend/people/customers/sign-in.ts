import type { Database } from '#backend/kernel/database/database.ts'
import { customers } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { replaceSession, type SignInPlace } from './customer-sessions.ts'
import type { GuessLimit, KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import { describeCustomer } from './describe-customer.ts'
import { isMemberOf } from './find-member.ts'
import { lockCustomer } from './lock-customer.ts'
import { toE164 } from '#backend/kernel/contacts/phone.ts'

type Attempt = SignInPlace & {
  phone: string
  password: string
  /** The client's address as the rate limit sees it. */
  address: string
  browser: KnownBrowser
  /** A token that came with the request: it ends. */
  oldToken: string | undefined
}

/**
 * Signs a member in by phone and password. Throws 422 for a wrong phone or password alike, 429 for too many tries.
 * Source: docs/product.md, X2, X3.
 */
export async function signInCustomer(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  { phone, password, address, browser, oldToken, ...place }: Attempt,
) {
  // A text that is no number belongs to no member. It gets the same answer in the same time.
  const number = toE164(phone) ?? ''
  const member = await guess({ partnerId, name: number, address, browser }, async () => {
    const [row] = await database.withPartner(
      partnerId,
      (tx) =>
        tx
          .select({ id: customers.id, passwordHash: customers.passwordHash })
          .from(customers)
          .where(isMemberOf(tx, number)),
      { readOnly: true },
    )
    return (await verifyPassword(password, row?.passwordHash ?? null, partnerId)) && row ? row : null
  })
  if (!member) throw wrongCredentials()
  return database.withPartner(partnerId, async (tx) => {
    // Checking takes a third of a second, in which another may be set: it would end every session but this one.
    const { passwordHash } = await lockCustomer(tx, member.id, 'no key update')
    if (passwordHash !== member.passwordHash) throw wrongCredentials()
    const session = await replaceSession(tx, member.id, oldToken, place)
    return { session, customer: await describeCustomer(tx, member.id) }
  })
}

const wrongCredentials = () =>
  new ProblemError(422, 'wrong-credentials', '전화번호나 비밀번호가 맞지 않습니다.')
