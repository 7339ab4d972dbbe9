import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'

/** Holds the partner's row until the end: one at a time writes settings, and the next reads what this one has written. */
export async function holdPartner(tx: PartnerTransaction): Promise<void> {
  await tx
    .select({ partnerId: partners.partnerId })
    .from(partners)
    .where(isOfPartner(tx, partners))
    .for('no key update')
}
