import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import type { PhoneCountry } from '#schema/plain/phone-countries.ts'
import type { Policy } from './booking-rules.ts'
import { defaultPolicy } from './booking-rules.ts'
import { bookingPolicies } from '#backend/booking/schedules/table.ts'

/** Returns the rules by which the clinic takes bookings. */
export async function readPolicy(tx: PartnerTransaction) {
  const [row] = await tx.select().from(bookingPolicies).where(isOfPartner(tx, bookingPolicies))
  if (!row) return toPolicy(defaultPolicy)
  const { partnerId: _, ...policy } = row
  return toPolicy(policy)
}

/**
 * Writes how the clinic takes bookings. Throws 422 for a recipient that is neither phone nor address, at its place below
 * `path`.
 */
export async function putPolicy(tx: PartnerTransaction, input: Policy, path = '/clinicRecipients') {
  const policy = {
    ...input,
    clinicRecipients: input.clinicRecipients.map((recipient, index) =>
      recipient.includes('@') ? recipient : requirePhone(recipient, `${path}/${index}`),
    ),
  }
  await tx
    .insert(bookingPolicies)
    .values({ ...policy, partnerId: tx.partnerId })
    .onConflictDoUpdate({ target: bookingPolicies.partnerId, set: policy })
  return toPolicy(policy)
}

/** The schema holds `slotMinutes` and `phoneCodeCountries` to just these. */
const toPolicy = (policy: Policy) => ({
  ...policy,
  slotMinutes: policy.slotMinutes as 5 | 10 | 15 | 20 | 30 | 60,
  phoneCodeCountries: policy.phoneCodeCountries as PhoneCountry[],
})
