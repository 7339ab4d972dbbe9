import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { customers } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { GuessLimit, KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import { and, eq } from 'drizzle-orm'

type Proof = {
  customerId: number
  password: string
  /** Path of the password in the body, as errors name it: `/password`. */
  place: string
  /** The client's address as the rate limit sees it. */
  address: string
  browser: KnownBrowser
}

/** A password that was right when it was checked. */
export type Proven = Pick<Proof, 'place'> & { passwordHash: string }

/**
 * Checks a signed-in member's password; what it proves holds until another is set (`requireStillProven`). Throws 422
 * where it is wrong, 429 for too many tries.
 */
export async function requirePassword(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  { customerId, password, place, address, browser }: Proof,
): Promise<Proven> {
  const passwordHash = await guess({ partnerId, name: `#${customerId}`, address, browser }, async () => {
    const [row] = await database.withPartner(
      partnerId,
      (tx) =>
        tx
          .select({ passwordHash: customers.passwordHash })
          .from(customers)
          .where(and(isOfPartner(tx, customers), eq(customers.id, customerId))),
      { readOnly: true },
    )
    const known = row?.passwordHash ?? null
    return (await verifyPassword(password, known, partnerId)) ? known : null
  })
  if (passwordHash === null) throw wrongPassword(place)
  return { place, passwordHash }
}

/**
 * Throws as for a wrong password where another was set since it was checked, which takes a third of a second; `member` is
 * as `lockCustomer` finds them, so that none is set from then on.
 */
export function requireStillProven(
  member: { passwordHash: string | null },
  { passwordHash, place }: Proven,
): void {
  if (member.passwordHash !== passwordHash) throw wrongPassword(place)
}

const wrongPassword = (path: string) =>
  new ProblemError(422, 'wrong-password', '비밀번호가 맞지 않습니다.', {
    errors: [{ path, message: '비밀번호가 맞지 않습니다.' }],
  })
