import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { discountRate } from '#backend/catalogue/products/price.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { WantedItem } from '#schema/reservations.ts'
import { toItems } from './insert.ts'
import type { Option } from '#backend/catalogue/products/options.ts'
import {
  needsOf,
  readOptions,
  requireBookable,
  totalPrice,
  wantedIds,
} from '#backend/catalogue/products/options.ts'
import type { ItemRow } from './stored.ts'

/** Treatments of a reservation, what they need, and what they cost together in won. */
type Treatments = { items: ItemRow[]; needs: VisitNeeds; totalPrice: number }

/**
 * Returns the treatments that a reservation is to have in place of those booked; `undefined` where they are the same. What is
 * booked already keeps its name, price and length, though it may be shown no more; the rest is as it is now. Throws 422 for
 * what can't be booked. Source: docs/product.md, R30.
 */
export async function readTreatments(
  tx: PartnerTransaction,
  { booked, wanted, rules }: { booked: readonly ItemRow[]; wanted: WantedItem[]; rules: BookingRules },
): Promise<Treatments | undefined> {
  if (areSame(booked, wanted)) return undefined
  const found = await readOptions(tx, wantedIds({ items: wanted }))
  for (const item of booked) found.set(item.optionId, asBooked(item, found.get(item.optionId)))
  const options = requireBookable(found, { items: wanted })
  return { items: toItems(options), needs: needsOf(options, rules), totalPrice: totalPrice(options) }
}

const areSame = (booked: readonly ItemRow[], wanted: readonly WantedItem[]) =>
  booked.length === wanted.length &&
  booked.every(({ optionId, quantity }) =>
    wanted.some((one) => one.productOptionId === optionId && one.quantity === quantity),
  )

/** An option as it was booked. One that is gone needs no room or device that anybody knows of. */
function asBooked(item: ItemRow, option: Option | undefined): Option {
  const { optionId, productId, productName, optionName, durationMinutes, eventId } = item
  const price = {
    amount: item.price,
    regularAmount: item.regularPrice,
    discountRate: discountRate(item.regularPrice, item.price),
    kind: eventId === null ? ('REGULAR' as const) : ('EVENT' as const),
    eventId,
    endsAt: null,
  }
  const { minutesBefore = 0, minutesAfter = 0, facilityIds = [], image = null } = option ?? {}
  return {
    optionId,
    productId,
    productName,
    optionName,
    durationMinutes,
    minutesBefore,
    minutesAfter,
    facilityIds,
    image,
    isVisible: true,
    price,
    priceWithoutEvent: price,
    eventTerms: null,
  }
}
