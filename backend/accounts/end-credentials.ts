import type { PartnerTransaction } from '#backend/database/database.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import { and, eq } from 'drizzle-orm'
import { endSessions } from './sessions.ts'
import { passkeyChallenges, passwordResets } from './table.ts'

/**
 * Ends at once, on every node, what an account holds for a while only: its sessions, the links that set its password and
 * the passkeys that it is about to add. What it has made for others lives and dies with the account (`isAlive`).
 */
export async function endCredentials(tx: PartnerTransaction, accountId: string): Promise<void> {
  await endSessions(tx, accountId)
  for (const table of [passwordResets, passkeyChallenges])
    await tx.delete(table).where(and(isOfPartner(tx, table), eq(table.accountId, accountId)))
}
