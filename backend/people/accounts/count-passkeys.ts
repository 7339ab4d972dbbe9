import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { count } from 'drizzle-orm'
import { passkeys } from './table.ts'

/** How many passkeys each account has. */
export async function countPasskeys(tx: PartnerTransaction): Promise<Map<string, number>> {
  const rows = await tx
    .select({ accountId: passkeys.accountId, count: count() })
    .from(passkeys)
    .where(isOfPartner(tx, passkeys))
    .groupBy(passkeys.accountId)
  return new Map(rows.map((row) => [row.accountId, row.count]))
}
