import type { Database } from '#backend/database/database.ts'
import { nextAvailable, timeAtMoment } from '#backend/services/schedules/availability.ts'
import { loadSchedule } from '#backend/services/schedules/load-schedule.ts'
import { dayOf } from '#backend/services/schedules/seoul-time.ts'
import type { WishQuery } from '#backend/services/schedules/wish.ts'
import { loadWish } from '#backend/services/schedules/wish.ts'
import { holdMinutes } from './claims.ts'
import type { Option } from './options.ts'
import { requireOptions, totalMinutes } from './options.ts'

/** What booking these options would mean; without options it is a visit. Throws 422 for options nobody can have. */
export async function outlook(database: Database, partnerId: number, optionIds: number[]) {
  const today = dayOf(new Date())
  return database.withPartner(
    partnerId,
    async (tx) => {
      const { rules, profile } = await loadSchedule(tx, partnerId, {
        from: today,
        to: today,
        withoutClaims: true,
      })
      const options = await requireOptions(tx, partnerId, optionIds)
      const { hasPriceView, isIncludeVat } = profile.homepageConfig
      const total = (price: (option: Option) => number) =>
        hasPriceView ? options.reduce((sum, option) => sum + price(option), 0) : null
      return {
        type: options.length > 0 ? ('TREATMENT' as const) : ('VISIT' as const),
        items: options.map((option) => ({
          productOptionId: option.optionId,
          productId: option.productId,
          productName: option.productName,
          optionName: option.optionName,
          durationMinutes: option.durationMinutes,
          price: hasPriceView ? toPrice(option, isIncludeVat) : null,
        })),
        durationMinutes: totalMinutes(options) || rules.visitMinutes,
        totalPrice: total(({ price }) => price.amount),
        regularTotalPrice: total(({ price }) => price.regularAmount),
        isIncludeVat: hasPriceView ? isIncludeVat : null,
        confirmation: rules.isConfirmedAtOnce ? ('IMMEDIATE' as const) : ('CLINIC' as const),
        isExclusive: rules.isStrict,
        needsSensitiveConsent: options.length > 0,
        changeUntilMinutes: rules.changeUntilMinutes,
        holdMinutes,
      }
    },
    { readOnly: true },
  )
}

export const toPrice = ({ price }: Option, isIncludeVat: boolean) => ({
  ...price,
  endsAt: price.endsAt?.toISOString() ?? null,
  isIncludeVat,
})

/** May this be booked; and if not, why, and when next. Source: spec section 7, `GET /customer/reservation-validation`. */
export async function validateReservation(
  database: Database,
  partnerId: number,
  query: WishQuery & { reservedAt: string },
) {
  const now = new Date()
  const reservedAt = new Date(query.reservedAt)
  const day = dayOf(reservedAt)
  const { schedule, durationMinutes } = await loadWish(database, partnerId, query, { from: day, to: day })
  const { reason } = timeAtMoment(schedule, reservedAt, durationMinutes, now)
  return {
    isAvailable: reason === null,
    reason,
    nextAvailable: reason
      ? await nextAvailable(database, partnerId, query, day, { durationMinutes, now })
      : null,
  }
}
