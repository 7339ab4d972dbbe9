import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { takeBooked } from '#backend/booking/carts/take-booked.ts'
import { takeTime } from './take-time.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { customerOfContact } from '#backend/people/customers/contact-customer.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { readAsked, requireAgreed } from '#backend/clinic/terms/asked-consents.ts'
import { insertConsents } from '#backend/clinic/terms/consents.ts'
import { tell } from './messages.ts'
import { lockPhone, refuseMore } from './phone-limits.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import type { Doctor } from '#backend/booking/schedules/schedule.ts'
import { takeUnproved } from '#backend/booking/unproved/bound-unproved.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { tellOfNew } from './tell-webhooks.ts'
import { endWaiting, isWaiting } from '#backend/booking/waitings/end-waiting.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { Reservation, ReservationInput } from '#schema/reservations.ts'
import { eq } from 'drizzle-orm'
import { requireTime } from './bookable-time.ts'
import type { Held } from './claims.ts'
import { busyTime, isOfTime, readHold } from './claims.ts'
import { requireOffers } from './event-offers.ts'
import { insertReservation, Repeated } from './insert.ts'
import {
  needsOf,
  readOptions,
  requireBookable,
  totalPrice,
  wantedIds,
  withoutEvents,
} from '#backend/catalogue/products/options.ts'
import type { Contact } from './requester.ts'
import { contactOf, requireGuardian, requirePhoneProof } from './requester.ts'
import { newReservationCode } from './reservation-code.ts'
import type { Stored } from './stored.ts'
import { minutesBetween, readReservations, toReservation } from './stored.ts'

type Request = {
  customer: Customer | null
  input: ReservationInput
  idempotencyKey?: string | undefined
  /** The browser whose cart the booking may come from. */
  guestId?: string | undefined
  /** Keyed hash of the client's address; none where an offered time is taken, which was counted with the place in line. */
  source?: string
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

/**
 * Books in a transaction of the caller's, as the last that it does: what is told of the booking goes to the database along
 * with the commit. Throws as `reserve`.
 */
export async function create(tx: PartnerTransaction, prepared: Prepared): Promise<Stored> {
  const { input, customer, contact, offered, source } = prepared
  const now = new Date()
  const startsAt = new Date(input.reservedAt)
  const ownHash = input.holdToken === undefined ? undefined : hashToken(input.holdToken)
  const holdHash = offered?.holdHash ?? ownHash
  const day = dayOf(startsAt)
  const employeeId = input.employeeId ?? undefined
  const [schedule, found, asked, ahead, kept, proof, customerId] = await Promise.all([
    loadSchedule(tx, { from: day, to: day, employeeId, holdHash, optionIds: wantedIds(input) }),
    readOptions(tx, wantedIds(input), now),
    readAsked(tx, customer?.id),
    lockPhone(tx, contact.contactPhone),
    readHold(tx, holdHash),
    readPhoneProof(tx, contact.contactPhone, input.phoneProof),
    customer
      ? lockCustomer(tx, customer.id, 'key share').then(() => customer.id)
      : customerOfContact(tx, { name: contact.contactName, phone: contact.contactPhone }),
  ])
  if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
  const options = withoutEvents(requireBookable(found, input), input.withoutEventOptionIds)
  const length = needsOf(options, schedule.rules)
  const { rules } = schedule
  const endsAt = new Date(startsAt.getTime() + length.durationMinutes * 60_000)
  const { minutesBefore, minutesAfter, facilityIds } = length
  const busy = busyTime({ startsAt, endsAt, ...length })
  const { mostOpenPerPhone } = rules
  refuseMore(ahead, { startsAt, endsAt, mostOpenPerPhone })
  const time = requireTime(schedule, { startsAt, length, held: kept, now })

  const phoneProvedAt = offered ? offered.phoneProvedAt : requirePhoneProof({ proof, rules, customer })
  const isMinor = requireGuardian(customer, input)
  const hasSensitiveConsent = requireAgreed(asked, { ...input, isSensitive: options.length > 0 })
  const phone = contact.contactPhone
  await requireOffers(tx, options, { customer, phone })
  if (source !== undefined && !phoneProvedAt && !customer?.isCertified)
    await takeUnproved(tx, schedule, { kind: 'REQUEST', source, minutes: minutesBetween(busy) })
  const candidates = inOrder(time.doctors, kept)
  // Where requests may share a time, any doctor means that the clinic says which.
  const isTaken = rules.isStrict || offered !== undefined
  const held = isTaken && kept && isOfTime(kept, busy) && isWanted(kept, input) ? kept : null
  const free = rules.isStrict || input.employeeId !== null ? candidates[0] : undefined
  const first = held ? schedule.doctors.find(({ id }) => id === held.employeeId) : free
  const isToTake = held !== null || (rules.isStrict && holdHash === undefined)
  const [{ row, items, hasSlot }, waits] = await Promise.all([
    insertReservation(tx, {
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
        minutesBefore,
        minutesAfter,
        facilityIds,
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
      slot:
        isToTake && first ? { employeeId: first.id, ...busy, holdHash: held ? holdHash : undefined } : null,
    }),
    isWaiting(tx, contact.contactPhone, day),
  ])
  // An offered time is theirs in either mode.
  if (isTaken && !hasSlot) await takeTime(tx, schedule, { row, holdHash, candidates })
  if (waits) await endWaiting(tx, row)
  if (input.fromCart)
    await takeBooked(tx, { customerId: customer?.id, guestId: prepared.guestId }, wantedIds(input))
  const { agreements, channel } = input
  const said = { reservationId: row.id, customerId: customer?.id ?? null, channel }
  const kind = rules.isConfirmedAtOnce ? 'CONFIRMED' : 'RECEIVED'
  const { hasPriceView } = schedule.profile.homepageConfig
  const { changeUntilMinutes, withdrawMinutes } = rules
  const settings = { hasPriceView, changeUntilMinutes, withdrawMinutes }
  const stored = { row, items, settings, move: null, isMember: customer?.kind === 'member' }
  tx.lastly()
  await Promise.all([
    insertConsents(tx, agreements, said),
    tell(tx, row, rules, { kind, isByCustomer: true }),
    tellOfNew(tx, stored),
  ])
  return stored
}

/** The doctor of a hold first, though it may keep less than the whole visit. */
const inOrder = (doctors: readonly Doctor[], kept: Held | null) =>
  [...doctors].sort((a, b) => Number(b.id === kept?.employeeId) - Number(a.id === kept?.employeeId))

/** A visit for treatments is one, whatever it is called. */
const typeOf = (input: ReservationInput) => (wantedIds(input).length > 0 ? 'TREATMENT' : input.type)

/** Says whether a held time is with the doctor who is asked for, if any is. */
const isWanted = ({ employeeId }: Held, input: ReservationInput) =>
  input.employeeId === null || input.employeeId === employeeId

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
