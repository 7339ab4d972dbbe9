import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { products } from '#backend/catalogue/products/table.ts'
import { readAsked, requireAgreed } from '#backend/clinic/terms/asked-consents.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import { contactOf, requireGuardian, requirePhoneProof } from '#backend/booking/reservations/requester.ts'
import { readPolicy } from '#backend/clinic/settings/booking-policy.ts'
import { bookingRules } from '#backend/clinic/settings/booking-rules.ts'
import { getProfile } from '#backend/clinic/settings/profile.ts'
import { insertConsents } from '#backend/clinic/terms/consents.ts'
import { takeUnproved } from '#backend/booking/unproved/bound-unproved.ts'
import type { ConsultationInput } from '#schema/consultations.ts'
import { and, eq } from 'drizzle-orm'
import { consultations } from './table.ts'

/** Requests of one phone that the clinic has not answered. */
const mostPerPhone = 3

/** `source`: keyed hash of the client's address. */
type Asking = { customer: Customer | null; input: ConsultationInput; source: string }

/**
 * Takes a request to be called, tells the clinic and thanks the visitor. Throws 422 as a booking does for contact, proof and
 * consents (words about one's health are sensitive), for a treatment there is not, and where the phone has asked too often.
 */
export async function askConsultation(
  database: Database,
  partnerId: number,
  { customer, input, source }: Asking,
) {
  const contact = contactOf(customer, input)
  return database.withPartner(partnerId, async (tx) => {
    if (customer) await lockCustomer(tx, customer.id, 'key share')
    await lockName(tx, `consultations:${partnerId}:${contact.contactPhone}`)
    const [policy, asked, proof, productName] = [
      await readPolicy(tx),
      await readAsked(tx, customer?.id),
      await readPhoneProof(tx, contact.contactPhone, input.phoneProof),
      await nameOf(tx, input.productId),
    ]
    await refuseMore(tx, contact.contactPhone)
    const now = new Date()
    const phoneProvedAt = requirePhoneProof({ proof, rules: policy, customer })
    const isMinor = requireGuardian(customer, input)
    const hasSensitiveConsent = requireAgreed(asked, { ...input, isSensitive: true })
    if (!phoneProvedAt && !customer?.isCertified) {
      const profile = await getProfile(tx)
      const rules = bookingRules(profile.homepageConfig, policy)
      await takeUnproved(tx, { profile, rules }, { kind: 'REQUEST', source, minutes: policy.visitMinutes })
    }
    const { productId, message, wishedDay, wishedPart, utm, agreements, channel } = input
    const customerId = customer?.id ?? null
    const [row] = await tx
      .insert(consultations)
      .values({
        partnerId,
        customerId,
        productId,
        productName,
        message,
        wishedDay,
        wishedPart,
        ...contact,
        phoneProvedAt,
        isMinor,
        guardianConsentAt: isMinor ? now : null,
        sensitiveConsentAt: hasSensitiveConsent ? now : null,
        utm,
      })
      .returning({ id: consultations.id, createdAt: consultations.createdAt })
    if (!row) throw new Error('An insert that returns nothing.')
    const { id: consultationId, createdAt } = row
    await insertConsents(tx, agreements, { customerId, consultationId, channel })
    const { contactName, contactPhone } = contact
    await notify(tx, [
      {
        kind: 'CONSULTATION',
        audience: 'visitor',
        recipient: contactPhone,
        values: { 이름: contactName },
      },
      ...policy.clinicRecipients.map((recipient) => ({
        kind: 'CONSULTATION' as const,
        audience: 'clinic' as const,
        recipient,
        values: { 이름: maskName(contactName) },
      })),
    ])
    return { id: consultationId, createdAt: createdAt.toISOString() }
  })
}

const refused = (field: string, code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path: `/${field}`, message }] })

async function nameOf(tx: PartnerTransaction, productId: number | null): Promise<string> {
  if (productId === null) return ''
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(isOfPartner(tx, products), eq(products.id, productId), eq(products.isVisible, true)))
  if (!product)
    throw refused('productId', 'unknown-product', '지금은 물어보실 수 없는 것입니다. 다른 것을 골라 주세요.')
  return product.name
}

async function refuseMore(tx: PartnerTransaction, contactPhone: string): Promise<void> {
  const open = await tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        isOfPartner(tx, consultations),
        eq(consultations.contactPhone, contactPhone),
        eq(consultations.status, 'NEW'),
      ),
    )
    .limit(mostPerPhone)
  if (open.length < mostPerPhone) return
  const message = `아직 연락드리지 못한 상담 신청이 ${mostPerPhone}건 있습니다. 급하시면 병원에 전화해 주세요.`
  throw refused('contactPhone', 'too-many-consultations', message)
}
