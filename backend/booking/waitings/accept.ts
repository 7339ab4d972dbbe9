import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { readCustomer } from '#backend/people/customers/customer-sessions.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Asked } from '#backend/clinic/terms/asked-consents.ts'
import { readAsked, termsOf } from '#backend/clinic/terms/asked-consents.ts'
import { create } from '#backend/booking/reservations/create.ts'
import { ofClinic, requireStored } from '#backend/booking/reservations/find.ts'
import { toReservation } from '#backend/booking/reservations/stored.ts'
import type { Reservation, ReservationInput } from '#schema/reservations.ts'
import type { Agreement, Term } from '#schema/terms.ts'
import { requireLinked } from './find.ts'
import type { WaitingRow } from './offer.ts'
import { itemsOf } from './offer.ts'
import { hasMissed } from './view.ts'

/** A person who waits, with their answers to the terms that are in force now. */
async function readRequester(tx: PartnerTransaction, row: WaitingRow) {
  const { customerId } = row
  const customer: Customer | null = customerId === null ? null : await readCustomer(tx, customerId)
  const asked = await readAsked(tx, customer?.id)
  const agreements = (row.agreements as Agreement[]).filter(({ termId, version }) =>
    asked.terms.some((term) => term.id === termId && term.version === version),
  )
  return { customer, asked, agreements }
}

/** Required terms of a booking that have a new version since the visitor joined. */
export async function readTermsToAsk(tx: PartnerTransaction, row: WaitingRow): Promise<Term[]> {
  const { asked, agreements } = await readRequester(tx, row)
  return termsOf(asked, itemsOf(row).length > 0).filter(
    (term) => term.isRequired && !isAgreed(asked, agreements, term),
  )
}

const isAgreed = ({ earlier }: Asked, agreements: Agreement[], { id, version }: Term) =>
  agreements.some((one) => one.termId === id && one.isAgreed) ||
  earlier.some((one) => one.termId === id && one.version === version && one.isAgreed)

/**
 * Books the time that is offered, with what is known of who waits. Asked again it answers with the same reservation. Throws
 * 409 where nothing is offered any more, and as a booking does.
 */
export async function acceptOffer(
  database: Database,
  partnerId: number,
  { linkToken, agreements: said }: { linkToken: string; agreements: Agreement[] },
): Promise<Reservation> {
  const stored = await database.withPartner(partnerId, async (tx) => {
    const row = await requireLinked(tx, linkToken, { isLocked: true })
    if (row.reservationId !== null) return requireStored(tx, ofClinic(row.reservationId))
    const { status, startsAt, offeredUntil, holdHash, phoneProvedAt } = row
    const isOffered = status === 'OFFERED' && offeredUntil !== null && offeredUntil > new Date()
    if (!isOffered || startsAt === null || holdHash === null)
      throw offerOver(status === 'OFFERED' || hasMissed(row))
    const { customer, agreements } = await readRequester(tx, row)
    const { contactName, contactPhone } = row
    const kept = agreements.filter(({ termId }) => !said.some((one) => one.termId === termId))
    return create(tx, {
      customer,
      contact: { contactName, contactPhone },
      input: toInput(row, startsAt, [...kept, ...said]),
      requestHash: null,
      offered: { holdHash, phoneProvedAt },
    })
  })
  return toReservation(stored)
}

const toInput = (row: WaitingRow, startsAt: Date, agreements: Agreement[]): ReservationInput => ({
  type: itemsOf(row).length > 0 ? 'TREATMENT' : 'VISIT',
  reservedAt: startsAt.toISOString(),
  employeeId: row.employeeId,
  items: itemsOf(row),
  productOptionIds: [],
  request: '',
  agreements,
  channel: row.channel,
  sensitiveConsent: row.sensitiveConsentAt !== null,
  isMinor: row.isMinor,
  guardianConsent: row.guardianConsentAt !== null,
  withoutEventOptionIds: [],
  fromCart: false,
  languageCode: 'ko',
  utm: row.utm as ReservationInput['utm'],
})

const offerOver = (isMissed: boolean) =>
  new ProblemError(
    409,
    'offer-over',
    isMissed
      ? '자리를 잡아 둔 시간이 지났습니다. 그날 다른 자리가 나면 다시 문자로 알려 드립니다.'
      : '아직 난 자리가 없습니다. 자리가 나면 문자로 알려 드립니다.',
  )
