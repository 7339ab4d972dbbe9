import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { passkeyChallenges } from './table.ts'

/** Time in ms that somebody has to answer their device. */
const challengeLife = 5 * 60_000

/** Keeps a question until it is answered or over; `accountId`: who adds a passkey, `null` for a sign-in. */
export async function keepChallenge(
  tx: PartnerTransaction,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  await tx
    .delete(passkeyChallenges)
    .where(and(isOfPartner(tx, passkeyChallenges), lt(passkeyChallenges.expiresAt, new Date())))
  await tx.insert(passkeyChallenges).values({
    partnerId: tx.partnerId,
    challengeHash: hashToken(challenge),
    accountId,
    expiresAt: new Date(Date.now() + challengeLife),
  })
}

/** Uses a challenge up; says whether it was asked here, of this account, and is not over. */
export async function takeChallenge(
  tx: PartnerTransaction,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const { accountId: asked } = passkeyChallenges
  const used = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        isOfPartner(tx, passkeyChallenges),
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, new Date()),
        accountId === null ? isNull(asked) : eq(asked, accountId),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return used.length > 0
}
