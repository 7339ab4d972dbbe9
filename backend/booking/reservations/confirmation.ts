import type { Database } from '#backend/kernel/database/database.ts'
import { nextAvailable, timeAtMoment } from '#backend/booking/schedules/availability.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { VisitQuery } from '#backend/booking/schedules/visit.ts'
import { loadVisit } from '#backend/booking/schedules/visit.ts'
import { holdMinutes } from './claims.ts'
import type { Asked } from '#backend/clinic/terms/asked-consents.ts'
import { needsPlainYes, readAsked, termsOf } from '#backend/clinic/terms/asked-consents.ts'
import { isYoungerThan } from '#backend/kernel/contacts/age.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import type { Term } from '#schema/terms.ts'
import type { WantedItem } from '#schema/reservations.ts'
import { readOffers } from './event-offers.ts'
import {
  needsOf,
  regularTotalPrice,
  requireOptions,
  toPrice,
  totalPrice,
  withoutEvents,
} from '#backend/catalogue/products/options.ts'

type Chosen = { items?: WantedItem[] | undefined; productOptionIds?: number[] | undefined }

/**
 * Tells what booking these options would mean; without options it is a visit. Throws 422 for options nobody can have.
 */
export async function confirm(
  database: Database,
  partnerId: number,
  { isConsultation = false, ...chosen }: Chosen & { isConsultation?: boolean | undefined },
  customer: Customer | null,
) {
  const today = dayOf(new Date())
  return database.withPartner(
    partnerId,
    async (tx) => {
      const { rules, profile } = await loadSchedule(tx, {
        from: today,
        to: today,
        withoutClaims: true,
      })
      const bookable = await requireOptions(tx, chosen)
      const offers = await readOffers(tx, bookable, { customer, phone: customer?.phone ?? '' })
      // What they may not have at the price of an event is told at what they would pay.
      const options = withoutEvents(
        bookable,
        [...offers].flatMap(([optionId, { problem }]) => (problem ? [optionId] : [])),
      )
      const asked = await readAsked(tx, customer?.id)
      const isSensitive = options.length > 0 || isConsultation
      const { hasPriceView, isIncludeVat } = profile.homepageConfig
      return {
        type: options.length > 0 ? ('TREATMENT' as const) : ('VISIT' as const),
        items: options.map((option) => ({
          productOptionId: option.optionId,
          productId: option.productId,
          productName: option.productName,
          optionName: option.optionName,
          quantity: option.quantity,
          durationMinutes: option.durationMinutes,
          price: hasPriceView ? toPrice(option, isIncludeVat) : null,
          offer: offers.get(option.optionId) ?? null,
        })),
        durationMinutes: needsOf(options, rules).durationMinutes,
        totalPrice: hasPriceView ? totalPrice(options) : null,
        regularTotalPrice: hasPriceView ? regularTotalPrice(options) : null,
        isIncludeVat: hasPriceView ? isIncludeVat : null,
        confirmation: rules.isConfirmedAtOnce ? ('IMMEDIATE' as const) : ('CLINIC' as const),
        isExclusive: rules.isStrict,
        needsSensitiveConsent: needsPlainYes(asked, isSensitive),
        needsPhoneProof: rules.requireGuestPhoneProof && !customer?.isCertified,
        needsGuardianConsent: Boolean(customer?.birthDate && isYoungerThan(19, customer.birthDate)),
        terms: termsOf(asked, isSensitive).filter((one) => !isAgreed(asked, one)),
        changeUntilMinutes: rules.changeUntilMinutes,
        withdrawMinutes: rules.withdrawMinutes,
        holdMinutes,
      }
    },
    { readOnly: true },
  )
}

const isAgreed = ({ earlier }: Asked, { id, version }: Term) =>
  earlier.some((one) => one.termId === id && one.version === version && one.isAgreed)

/** May this be booked; and if not, why, and when next. */
export async function validateReservation(
  database: Database,
  partnerId: number,
  query: VisitQuery & { reservedAt: string },
) {
  const now = new Date()
  const reservedAt = new Date(query.reservedAt)
  const day = dayOf(reservedAt)
  const { schedule, length } = await loadVisit(database, partnerId, query, { from: day, to: day })
  const visit = { ...length, now }
  const { reason } = timeAtMoment(schedule, reservedAt, visit)
  return {
    isAvailable: reason === null,
    reason,
    nextAvailable: reason ? await nextAvailable(database, partnerId, query, day, visit) : null,
  }
}
