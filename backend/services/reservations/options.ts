import type { Transaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/statement.ts'
import { ProblemError } from '#backend/problem.ts'
import type { CurrentPrice, Priced } from '#backend/services/products/price.ts'
import { priceAt } from '#backend/services/products/price.ts'
import { sql } from 'drizzle-orm'

/** An option as it may be booked or put into a cart, at what it costs now. */
export type Option = {
  optionId: number
  productId: number
  productName: string
  optionName: string
  durationMinutes: number
  /** Is it, and its treatment, shown? Secret treatments are: whoever knows their address may book them. */
  isVisible: boolean
  image: unknown
  price: CurrentPrice
}

type Row = {
  option_id: number
  product_id: number
  product_name: string
  option_name: string
  duration_minutes: number
  is_visible: boolean
  image: unknown
  price: number
  sale_price: number | null
  sale_starts_at: string | null
  sale_ends_at: string | null
  offers: { eventId: number; price: number; startsAt: string; endsAt: string }[] | null
}

// Not `= any(…)`, which the server would plan anew each time: it cannot guess how many there are.
const readRows = statement<{ partnerId: number } & Record<`${number}`, number>, { count: number }>(
  (value, { count }) => sql`
    select o.id as option_id, p.id as product_id, p.name as product_name, o.name as option_name,
      coalesce(o.duration_minutes, p.duration_minutes) as duration_minutes,
      o.is_visible and p.is_visible as is_visible, p.image,
      o.price, o.sale_price, o.sale_starts_at, o.sale_ends_at,
      (select json_agg(json_build_object('eventId', e.id, 'price', x.price,
          'startsAt', e.starts_at, 'endsAt', e.ends_at))
        from event_options x join events e on e.partner_id = x.partner_id and e.id = x.event_id
        where x.partner_id = ${value('partnerId')} and x.option_id = o.id
          and e.type = 'EVENT' and e.target = 'CUSTOMER' and e.is_viewable) as offers
    from product_options o join products p on p.partner_id = o.partner_id and p.id = o.product_id
    where o.partner_id = ${value('partnerId')} and o.id in ${Array.from({ length: count }, (_, index) => value(`${index}`))}`,
)

/** Options by number, in one query; those that are gone are not in it. */
export async function readOptions(
  tx: Transaction,
  partnerId: number,
  optionIds: readonly number[],
  now = new Date(),
): Promise<Map<number, Option>> {
  if (optionIds.length === 0) return new Map()
  const { rows } = await tx.execute<Row>(readRows({ partnerId, ...optionIds }, { count: optionIds.length }))
  return new Map(rows.map((row) => [row.option_id, toOption(row, now)]))
}

/**
 * Those of the options that were read which are asked for, in that order. Throws 422 naming each that may not be booked.
 * Source: spec section 3, Reservation (`productOptionIds`).
 */
export function requireBookable(found: Map<number, Option>, optionIds: readonly number[]): Option[] {
  const errors = optionIds.flatMap((optionId, index) =>
    found.get(optionId)?.isVisible
      ? []
      : [{ path: `/productOptionIds/${index}`, message: `${optionId}번 시술 옵션은 지금 받을 수 없습니다.` }],
  )
  if (errors.length > 0) {
    const message = errors.map(({ message: why }) => why).join(' ')
    throw new ProblemError(422, 'unknown-option', message, { errors })
  }
  return optionIds.flatMap((optionId) => found.get(optionId) ?? [])
}

/** As `requireBookable`, of options that are yet to be read. */
export const requireOptions = async (tx: Transaction, partnerId: number, optionIds: readonly number[]) =>
  requireBookable(await readOptions(tx, partnerId, optionIds), optionIds)

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
  return {
    optionId: row.option_id,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    durationMinutes: row.duration_minutes,
    isVisible: row.is_visible,
    image: row.image,
    price: priceAt(priced, now),
  }
}

const toDate = (value: string | null) => (value === null ? null : new Date(value))

export const totalMinutes = (options: readonly Option[]) =>
  options.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
