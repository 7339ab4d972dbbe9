import { certifications } from '#backend/people/certification/table.ts'
import { customerSessions } from '#backend/people/customers/table.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { phoneCodes } from '#backend/people/phone-codes/table.ts'
import { socialSignIns } from '#backend/people/social-sign-in/table.ts'
import { and, lt, sql } from 'drizzle-orm'

/**
 * Removes codes, certifications, social sign-ins and sessions that were over yesterday. The next of a kind removes them too, but may not come
 * for long.
 */
export async function sweep(tx: PartnerTransaction): Promise<void> {
  const yesterday = sql`now() - interval '1 day'`
  for (const table of [phoneCodes, certifications, socialSignIns, customerSessions])
    await tx.delete(table).where(and(isOfPartner(tx, table), lt(table.expiresAt, yesterday)))
}
