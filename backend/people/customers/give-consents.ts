import type { Database } from '#backend/kernel/database/database.ts'
import { readConsents, recordConsents } from '#backend/clinic/terms/consents.ts'
import type { Agreement } from '#schema/terms.ts'
import { lockCustomer } from './lock-customer.ts'

/**
 * Stores what a customer says to terms and returns how they stand now. Throws as `recordConsents`, and 401 for one who is
 * just leaving.
 */
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
    await Promise.all([
      lockCustomer(tx, customerId, 'key share'),
      recordConsents(tx, agreements, { customerId, channel }),
    ])
    return { rows: await readConsents(tx, customerId) }
  })
}
