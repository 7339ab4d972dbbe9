import { dayInSeoul } from '#schema/plain/days.ts'
import type { ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { ReservationKind } from '../message.ts'
import { isOfReservation, mostOptions, type Booking, type Screen } from './booking.ts'

type DraftType = NonNullable<ReservationDraft['type']>
const draftTypes: Partial<Record<ReservationKind, DraftType>> = { treatment: 'TREATMENT', visit: 'VISIT' }

/** Booking of this kind that an earlier document began; `null` without one. Source: docs/product.md, K6. */
export function begunBefore(kind: ReservationKind, draft: ReservationDraft) {
  const { type, employeeId = null, reservedAt, productOptionIds = [] } = draft
  if (type === undefined || type !== draftTypes[kind]) return null
  const ids = kind === 'visit' ? [] : [...new Set(productOptionIds)].slice(0, mostOptions)
  if (kind === 'treatment' && ids.length === 0) return null
  const items = ids.map((productOptionId) => ({
    productOptionId,
    quantity: productOptionIds.filter((id) => id === productOptionId).length,
  }))
  const trail: Screen[] = kind === 'treatment' ? ['treatment'] : []
  const message =
    kind === 'treatment'
      ? '지난번에 고르신 것으로 예약을 이어서 합니다. 뒤로 가서 바꿀 수 있습니다.'
      : '지난번에 하던 예약을 이어서 합니다.'
  return {
    isResumed: true,
    items,
    employeeId,
    trail,
    day: reservedAt === undefined ? null : dayInSeoul(reservedAt),
    notice: { message, reservedAt: null },
  }
}

/**
 * The booking in hand as it is kept; `null` where nothing is chosen, `undefined` where it is no new booking, or of the cart,
 * which keeps itself.
 */
export function draftOf(booking: Booking): ReservationDraft | null | undefined {
  const { kind, choice, items, employeeId, slot, made } = booking
  const type = draftTypes[kind]
  if (type === undefined || isOfReservation(choice) || choice.waiting || choice.fromCart) return undefined
  if (made !== null || (items.length === 0 && slot === null)) return null
  return {
    type,
    employeeId,
    productOptionIds: items.flatMap(({ productOptionId, quantity }) =>
      Array.from({ length: quantity }, () => productOptionId),
    ),
    ...(slot && { reservedAt: slot.reservedAt }),
  }
}
