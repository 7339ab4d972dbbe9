import type { Database } from '#backend/database/database.ts'
import { readConsents, recordConsents } from '#backend/services/terms/consents.ts'
import type { Agreement } from '#schema/term.ts'

/** Stores what a customer says to terms and returns how they stand now. Throws as `recordConsents`. */
export async function giveConsents(
  database: Database,
  partnerId: number,
  {
    customerId,
    agreements,
    channel,
  }: { customerId: number; agreements: Agreement[]; channel: 'SITE' | 'WIDGET' },
) {
  return database.withPartner(partnerId, async (tx) => {
    await recordConsents(tx, partnerId, agreements, { customerId, channel })
    return { rows: await readConsents(tx, partnerId, customerId) }
  })
}
