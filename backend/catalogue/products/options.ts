import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { CurrentPrice, Priced } from './price.ts'
import { priceAt } from './price.ts'
import { wantedItems } from '#schema/reservations.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import type { Visibility } from '#schema/gate.ts'
import type { VisitNeeds } from './visit-length.ts'
import { sql } from 'drizzle-orm'

/** What an event asks of whoever books at its price. */
export type EventTerms = {
  eventId: number
  title: string
  eligibility: Visibility
  /** Whether there is a stock, or a limit for one person. */
  isBounded: boolean
}

/** An option as it may be booked or put into a cart, at what it costs now. */
export type Option = {
  optionId: number
  productId: number
  productName: string
  optionName: string
  durationMinutes: number
  minutesBefore: number
  minutesAfter: number
  /** Rooms and devices that it needs. */
  facilityIds: number[]
  /** Whether it and its treatment are shown. Secret treatments are: whoever knows their address may book them. */
  isVisible: boolean
  image: unknown
  price: CurrentPrice
  /** What it costs whoever may not have the price of an event. */
  priceWithoutEvent: CurrentPrice
  /** Of the event whose price it is now. */
  eventTerms: EventTerms | null
}

type Row = {
  option_id: number
  product_id: number
  product_name: string
  option_name: string
  duration_minutes: number
  minutes_before: number
  minutes_after: number
  facility_ids: number[]
  is_visible: boolean
  image: unknown
  price: number
  sale_price: number | null
  sale_starts_at: string | null
  sale_ends_at: string | null
  offers: (EventTerms & { price: number; startsAt: string; endsAt: string })[] | null
}

// Not `= any(…)`, which the server would plan anew each time: it cannot guess how many there are.
const readRows = statement<{ partnerId: number } & Record<`${number}`, number>, { count: number }>(
  (value, { count }) => sql`
    select o.id as option_id, p.id as product_id, p.name as product_name, o.name as option_name,
      coalesce(o.duration_minutes, p.duration_minutes) as duration_minutes, o.minutes_before, o.minutes_after,
      array(select f.facility_id from option_facilities f
        where f.partner_id = ${value('partnerId')} and f.option_id = o.id) as facility_ids,
      o.is_visible and p.is_visible as is_visible, p.image,
      o.price, o.sale_price, o.sale_starts_at, o.sale_ends_at,
      (select json_agg(json_build_object('eventId', e.id, 'price', x.price, 'title', e.title,
          'eligibility', e.eligibility, 'isBounded', x.stock is not null or x.limit_per_person is not null,
          'startsAt', e.starts_at, 'endsAt', e.ends_at))
        from event_options x join events e on e.partner_id = x.partner_id and e.id = x.event_id
        where x.partner_id = ${value('partnerId')} and x.option_id = o.id
          and e.type = 'EVENT' and e.target = 'CUSTOMER' and e.is_viewable) as offers
    from product_options o join products p on p.partner_id = o.partner_id and p.id = o.product_id
    where o.partner_id = ${value('partnerId')} and o.id in ${Array.from({ length: count }, (_, index) => value(`${index}`))}`,
)

/** Options by number, in one query; those that are gone are not in it. */
export async function readOptions(
  tx: PartnerTransaction,
  optionIds: readonly number[],
  now = new Date(),
): Promise<Map<number, Option>> {
  if (optionIds.length === 0) return new Map()
  const { rows } = await tx.execute<Row>(
    readRows({ partnerId: tx.partnerId, ...optionIds }, { count: optionIds.length }),
  )
  return new Map(rows.map((row) => [row.option_id, toOption(row, now)]))
}

/** An option that is wanted, and how many times over. */
export type Wanted = Option & { quantity: number }

/** Part of a request that names options: `items`, or `productOptionIds` for one of each. */
type Chosen = Parameters<typeof wantedItems>[0]

/** The numbers of the options that are asked for. */
export const wantedIds = (chosen: Chosen) => wantedItems(chosen).map(({ productOptionId }) => productOptionId)

/**
 * Those of the options that were read which are asked for, in that order. Throws 422 naming each that may not be booked,
 * and where they cost more together than a reservation can hold.
 */
export function requireBookable(found: Map<number, Option>, chosen: Chosen): Wanted[] {
  const asked = wantedItems(chosen)
  const pathOf = (index: number) =>
    chosen.items ? `/items/${index}/productOptionId` : `/productOptionIds/${index}`
  const errors = asked.flatMap(({ productOptionId }, index) =>
    found.get(productOptionId)?.isVisible
      ? []
      : [{ path: pathOf(index), message: `${productOptionId}번 옵션은 지금 받을 수 없습니다.` }],
  )
  if (errors.length > 0) {
    const message = errors.map(({ message: why }) => why).join(' ')
    throw new ProblemError(422, 'unknown-option', message, { errors })
  }
  const wanted = asked.flatMap(({ productOptionId, quantity }) => {
    const option = found.get(productOptionId)
    return option ? [{ ...option, quantity }] : []
  })
  if (totalPrice(wanted) > mostWon || regularTotalPrice(wanted) > mostWon) throw tooMuch()
  return wanted
}

/** As the database holds amounts. */
const mostWon = 2_147_483_647

function tooMuch(): ProblemError {
  const message = '한 번에 예약하기에는 금액이 너무 큽니다. 나누어 예약해 주세요.'
  return new ProblemError(422, 'too-much', message, { errors: [{ path: '/items', message }] })
}

/** The options, with some of them at what they cost without an event. */
export const withoutEvents = (wanted: readonly Wanted[], optionIds: readonly number[]): Wanted[] =>
  wanted.map((one) =>
    optionIds.includes(one.optionId) ? { ...one, price: one.priceWithoutEvent, eventTerms: null } : one,
  )

/** As `requireBookable`, of options that are yet to be read. */
export const requireOptions = async (tx: PartnerTransaction, chosen: Chosen) =>
  requireBookable(await readOptions(tx, wantedIds(chosen)), chosen)

function toOption(row: Row, now: Date): Option {
  const priced: Priced = {
    price: row.price,
    salePrice: row.sale_price,
    saleStartsAt: toDate(row.sale_starts_at),
    saleEndsAt: toDate(row.sale_ends_at),
    offers: (row.offers ?? []).map(({ startsAt, endsAt, ...offer }) => ({
      ...offer,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  }
  const price = priceAt(priced, now)
  const offer = row.offers?.find(({ eventId }) => eventId === price.eventId)
  return {
    optionId: row.option_id,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    durationMinutes: row.duration_minutes,
    minutesBefore: row.minutes_before,
    minutesAfter: row.minutes_after,
    facilityIds: row.facility_ids,
    isVisible: row.is_visible,
    image: row.image,
    price,
    priceWithoutEvent: priceAt({ ...priced, offers: [] }, now),
    eventTerms: offer ?? null,
  }
}

const toDate = (value: string | null) => (value === null ? null : new Date(value))

const sumOf = (wanted: readonly Wanted[], amount: (one: Wanted) => number) =>
  wanted.reduce((sum, one) => sum + amount(one) * one.quantity, 0)

/**
 * Returns how long a visit for these takes, one after the other; without any, as long as the clinic's visits do. Of the
 * times before and after, the longest counts: in which order they are done the clinic decides on the day. For the same
 * reason a room or device that any of them needs is needed throughout, and once.
 */
export const needsOf = (
  wanted: readonly Wanted[],
  rules: Pick<BookingRules, 'visitMinutes'>,
): VisitNeeds => ({
  durationMinutes: sumOf(wanted, ({ durationMinutes }) => durationMinutes) || rules.visitMinutes,
  minutesBefore: Math.max(0, ...wanted.map(({ minutesBefore }) => minutesBefore)),
  minutesAfter: Math.max(0, ...wanted.map(({ minutesAfter }) => minutesAfter)),
  facilityIds: [...new Set(wanted.flatMap(({ facilityIds }) => facilityIds))].sort((a, b) => a - b),
})

/** Returns the price of all items now, in won. */
export const totalPrice = (wanted: readonly Wanted[]) => sumOf(wanted, ({ price }) => price.amount)

/** Returns the price of all items without sale or event, in won. */
export const regularTotalPrice = (wanted: readonly Wanted[]) =>
  sumOf(wanted, ({ price }) => price.regularAmount)

/** The price of an option now, as calls answer it. */
export const toPrice = ({ price }: Option, isIncludeVat: boolean) => ({
  ...price,
  endsAt: price.endsAt?.toISOString() ?? null,
  isIncludeVat,
})
