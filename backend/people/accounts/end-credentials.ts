import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { and, eq } from 'drizzle-orm'
import { endSessions } from './sessions.ts'
import { passkeyChallenges, passwordResets } from './table.ts'

/**
 * Ends an account's short-lived credentials at once, on every node: sessions, links that set its password, passkeys that
 * it is about to add. Its keys, preview links and invitations live and die with the account (`isAlive`).
 */
export async function endCredentials(tx: PartnerTransaction, accountId: string): Promise<void> {
  await endSessions(tx, accountId)
  for (const table of [passwordResets, passkeyChallenges])
    await tx.delete(table).where(and(isOfPartner(tx, table), eq(table.accountId, accountId)))
}
