import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { reservations } from './table.ts'
import { ProblemError } from '#backend/http/problem.ts'
import type { Customer } from '#backend/customers/customer-sessions.ts'
import { customerOfContact } from '#backend/customers/contact-customer.ts'
import { lockCustomer } from '#backend/customers/lock-customer.ts'
import { keepAgreements, readAsked, requireAgreed } from './booking-consents.ts'
import { tell } from './messages.ts'
import { lockPhone, refuseMore } from './phone-limits.ts'
import { loadSchedule } from '#backend/schedules/load-schedule.ts'
import type { Schedule } from '#backend/schedules/schedule.ts'
import { dayOf } from '#backend/schedules/seoul-time.ts'
import { tellOfNew } from '#backend/webhooks/tell-webhooks.ts'
import { endWaiting } from '#backend/waitings/end-waiting.ts'
import { hashToken } from '#backend/credentials/tokens.ts'
import type { Reservation, ReservationInput } from '#schema/reservations.ts'
import { and, eq } from 'drizzle-orm'
import { requireTime } from './bookable-time.ts'
import { readSigningKey } from './change-token.ts'
import { claimAny, claimHeld, releaseHold } from './claims.ts'
import { insertReservation, Repeated } from './insert.ts'
import { readOptions, requireBookable, totalMinutes, totalPrice, wantedIds } from './options.ts'
import type { Contact } from './requester.ts'
import { contactOf, requireGuardian, requirePhoneProof } from './requester.ts'
import { newReservationCode } from './reservation-code.ts'
import type { ReservationRow, Stored } from './stored.ts'
import { readReservations, toReservation } from './stored.ts'

type Request = {
  customer: Customer | null
  input: ReservationInput
  idempotencyKey?: string | undefined
}

const attempts = 3

/**
 * Books. Throws 409 where somebody else has the time, with the next free one, 422 for what cannot be booked at all, 401 for a customer who is just
 * leaving.
 *
 * A request with an idempotency key is carried out once: again, or twenty times at once, it gets the answer of the
 * first; with another body, or from somebody else, 409. Source: docs/product.md, R7, R8.
 */
export async function reserve(database: Database, partnerId: number, request: Request): Promise<Reservation> {
  const contact = contactOf(request.customer, request.input)
  const requestHash = hashToken(JSON.stringify([request.customer?.id ?? null, contact, request.input]))
  const key = request.idempotencyKey
  for (let attempt = 1; ; attempt += 1) {
    try {
      return toReservation(
        await database.withPartner(partnerId, (tx) => create(tx, { ...request, contact, requestHash })),
      )
    } catch (error) {
      const isRefused = error instanceof Repeated || error instanceof ProblemError
      const earlier = key && isRefused ? await findByKey(database, partnerId, key) : undefined
      if (earlier) return sameAnswer(earlier, requestHash)
      if (!(error instanceof Repeated) || attempt === attempts) throw error
    }
  }
}

type Prepared = Request & {
  contact: Contact
  requestHash: string | null
  /** A time that was offered to who waited: what keeps it, and when they proved their phone. */
  offered?: { holdHash: string; phoneProvedAt: Date | null }
}

/** Books in a transaction of the caller's. Throws as `reserve`. */
export async function create(tx: PartnerTransaction, prepared: Prepared): Promise<Stored> {
  const { input, customer, contact, offered } = prepared
  const now = new Date()
  const startsAt = new Date(input.reservedAt)
  const ownHash = input.holdToken === undefined ? undefined : hashToken(input.holdToken)
  const holdHash = offered?.holdHash ?? ownHash
  const day = dayOf(startsAt)
  const employeeId = input.employeeId ?? undefined
  const [schedule, found, asked, ahead, key] = await Promise.all([
    loadSchedule(tx, { from: day, to: day, employeeId, holdHash, optionIds: wantedIds(input) }),
    readOptions(tx, wantedIds(input), now),
    readAsked(tx, customer?.id),
    lockPhone(tx, contact.contactPhone),
    input.phoneProof === undefined ? null : readSigningKey(tx),
    customer && lockCustomer(tx, customer.id, 'key share'),
  ])
  if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
  const options = requireBookable(found, input)
  const minutes = totalMinutes(options) || schedule.rules.visitMinutes
  const { rules } = schedule
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const { mostOpenPerPhone } = rules
  refuseMore(ahead, { startsAt, endsAt, mostOpenPerPhone })
  const time = await requireTime(tx, schedule, { startsAt, minutes, holdHash, now })

  const phoneProvedAt = offered
    ? offered.phoneProvedAt
    : requirePhoneProof({ key, partnerId: tx.partnerId, rules, customer, contact, ...input })
  const isMinor = requireGuardian(customer, input)
  const hasOptions = options.length > 0
  const hasSensitiveConsent = requireAgreed(asked, { ...input, hasOptions })
  const candidates = time.doctors
  // Where requests may share a time, any doctor means that the clinic says which.
  const first = rules.isStrict || input.employeeId !== null ? candidates[0] : undefined
  const customerId =
    customer?.id ?? (await customerOfContact(tx, { name: contact.contactName, phone: contact.contactPhone }))
  const isToTake = rules.isStrict && holdHash === undefined && first !== undefined
  const { row, items, hasSlot } = await insertReservation(tx, {
    row: {
      partnerId: tx.partnerId,
      code: newReservationCode(),
      customerId,
      type: typeOf(input),
      status: rules.isConfirmedAtOnce ? 'CONFIRMED' : 'REQUESTED',
      employeeId: first?.id ?? null,
      employeeName: first?.name ?? null,
      isEmployeeChosen: input.employeeId !== null,
      startsAt,
      endsAt,
      ...contact,
      request: input.request,
      memo: '',
      languageCode: input.languageCode,
      totalPrice: totalPrice(options),
      isIncludeVat: schedule.profile.homepageConfig.isIncludeVat,
      utm: input.utm,
      phoneProvedAt,
      isMinor,
      guardianConsentAt: isMinor ? now : null,
      sensitiveConsentAt: hasSensitiveConsent ? now : null,
      idempotencyKey: prepared.idempotencyKey ?? null,
      requestHash: prepared.requestHash,
      confirmedAt: rules.isConfirmedAtOnce ? now : null,
    },
    options,
    by: 'customer',
    slot: isToTake ? { employeeId: first.id, startsAt, endsAt } : null,
  })
  // An offered time is theirs in either mode.
  if ((rules.isStrict || offered) && !hasSlot)
    await takeTime(tx, schedule, { row, holdHash, input, candidates })
  const { agreements, channel } = input
  const said = { reservationId: row.id, customerId: customer?.id ?? null, channel }
  const kind = rules.isConfirmedAtOnce ? 'CONFIRMED' : 'RECEIVED'
  const { hasPriceView } = schedule.profile.homepageConfig
  const { changeUntilMinutes, withdrawMinutes } = rules
  const settings = { hasPriceView, changeUntilMinutes, withdrawMinutes }
  const stored = { row, items, settings, move: null, isMember: customer?.kind === 'member' }
  await Promise.all([
    keepAgreements(tx, agreements, said),
    tell(tx, row, rules, { kind, isByCustomer: true }),
    tellOfNew(tx, stored),
    endWaiting(tx, row),
  ])
  return stored
}

/** A visit for treatments is one, whatever it is called. */
const typeOf = (input: ReservationInput) => (wantedIds(input).length > 0 ? 'TREATMENT' : input.type)

type Taking = {
  row: ReservationRow
  holdHash: string | undefined
  input: { employeeId: number | null }
  candidates: readonly { id: number }[]
}

/** Takes the doctor's time for a new reservation: the held one, else the first that is free; the row is told whose. */
async function takeTime(
  tx: PartnerTransaction,
  schedule: Schedule,
  { row, holdHash, input, candidates }: Taking,
): Promise<void> {
  const { startsAt, endsAt } = row
  const held =
    holdHash === undefined ? null : await claimHeld(tx, holdHash, { startsAt, endsAt, ...input }, row.id)
  if (held === null && holdHash !== undefined) await releaseHold(tx, holdHash)
  const ids = candidates.map(({ id }) => id)
  const employeeId = held ?? (await claimAny(tx, ids, { startsAt, endsAt }, { reservationId: row.id }))
  if (employeeId === row.employeeId) return
  const employeeName = schedule.doctors.find(({ id }) => id === employeeId)?.name ?? null
  Object.assign(row, { employeeId, employeeName })
  await tx
    .update(reservations)
    .set({ employeeId, employeeName })
    .where(and(isOfPartner(tx, reservations), eq(reservations.id, row.id)))
}

async function findByKey(database: Database, partnerId: number, key: string): Promise<Stored | undefined> {
  const [stored] = await database.withPartner(
    partnerId,
    (tx) => readReservations(tx, eq(reservations.idempotencyKey, key)),
    { readOnly: true },
  )
  return stored
}

function sameAnswer(earlier: Stored, requestHash: string): Reservation {
  if (earlier.row.requestHash === requestHash) return toReservation(earlier)
  const message = '같은 idempotency-key로 다른 예약을 보냈습니다. 새 예약에는 새 값을 써 주세요.'
  throw new ProblemError(409, 'key-reused', message)
}

export function unknownEmployee(): ProblemError {
  const message = '그런 의료진이 없습니다.'
  return new ProblemError(422, 'unknown-employee', message, { errors: [{ path: '/employeeId', message }] })
}
