import type { PartnerTransaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/written-statement.ts'
import type { Customer } from '#backend/customers/customer-sessions.ts'
import { soldOf } from '#backend/events/sold.ts'
import { gateOf } from '#backend/gates/gate.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { sql } from 'drizzle-orm'
import type { EventTerms, Wanted } from './options.ts'

/** Somebody who books, and the reservation that is changed, if any: what it had is theirs. */
type Booking = {
  customer: Pick<Customer, 'id' | 'kind' | 'birthDate'> | null
  phone: string
  reservationId?: number
}

/** An option that costs what an event says, and its place in the request. */
type Offered = { option: Wanted; index: number; terms: EventTerms }

const refuse = (code: string, { index }: Offered, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path: `/items/${index}`, message }] })

const audiences = {
  public: '',
  members: '회원만 예약할 수 있습니다. 로그인한 뒤 다시 예약해 주세요.',
  adults: '본인인증을 한 성인 회원만 예약할 수 있습니다. 로그인하고 본인인증을 한 뒤 다시 예약해 주세요.',
}

/**
 * Makes sure that options which cost what an event says may be booked at that price. Throws 422: `event-audience` for
 * somebody whom the event is not for, `event-sold-out` where too few are left, `event-limit` past what one person may
 * have. Where an offer is bounded, whoever else books of the event waits until the transaction ends. Nobody's time may
 * have been taken before: others take it while they hold the event.
 */
export async function requireOffers(
  tx: PartnerTransaction,
  options: readonly Wanted[],
  booking: Booking,
): Promise<void> {
  const offered = options.flatMap((option, index) =>
    option.eventTerms ? [{ option, index, terms: option.eventTerms }] : [],
  )
  for (const one of offered) {
    const { eligibility, title } = one.terms
    if (gateOf(eligibility, { isNoYouth: false }, booking.customer).isOpen) continue
    throw refuse('event-audience', one, `‘${title}’의 가격으로는 ${audiences[eligibility]}`)
  }
  const bounded = offered.filter(({ terms }) => terms.isBounded)
  if (bounded.length === 0) return
  const sold = await lockSold(tx, bounded, booking)
  for (const one of bounded) {
    const { option, terms } = one
    const found = sold.find(
      ({ eventId, optionId }) => eventId === terms.eventId && optionId === option.optionId,
    )
    if (found) refuseBeyond(one, found)
  }
}

type Sold = {
  eventId: number
  optionId: number
  stock: number | null
  limitPerPerson: number | null
  sold: number
  /** Of the sold, theirs. */
  own: number
}

/** Throws 422 where fewer are left than are wanted. */
function refuseBeyond(one: Offered, { stock, limitPerPerson, sold, own }: Sold): void {
  const { option, terms } = one
  const name = `${option.productName} ${option.optionName}`
  const left = stock === null ? Infinity : Math.max(0, stock - sold)
  if (left < option.quantity) {
    const many = left === 0 ? '마감되었습니다' : `${left}개만 남았습니다`
    throw refuse('event-sold-out', one, `‘${terms.title}’의 ${name}: ${many}.`)
  }
  if (limitPerPerson === null || own + option.quantity <= limitPerPerson) return
  const had = own === 0 ? '' : ` 이미 ${own}개를 예약하셨습니다.`
  throw refuse(
    'event-limit',
    one,
    `‘${terms.title}’의 ${name}: 한 분이 ${limitPerPerson}개까지 예약할 수 있습니다.${had}`,
  )
}

type Numbered = Record<`event${number}` | `option${number}`, number>

const lock = statement<{ partnerId: number } & Numbered, { count: number }>(
  (value, { count }) => sql`
    select id from events
    where partner_id = ${value('partnerId')} and id in ${Array.from({ length: count }, (_, index) => value(`event${index}`))}
    order by id for no key update`,
)

const readSold = statement<
  { partnerId: number; phone: string; customerId: number | null; except: number | null } & Numbered,
  { count: number }
>((value, { count }) => {
  const wanted = sql.join(
    Array.from(
      { length: count },
      (_, index) =>
        sql`(x.event_id = ${value(`event${index}`)} and x.option_id = ${value(`option${index}`)})`,
    ),
    sql` or `,
  )
  const offered = { partnerId: sql`x.partner_id`, eventId: sql`x.event_id`, optionId: sql`x.option_id` }
  const others = sql`r.id is distinct from ${value('except')}::integer`
  const own = sql`${others} and (r.contact_phone = ${value('phone')} or r.customer_id = ${value('customerId')}::integer)`
  return sql`
    select x.event_id as "eventId", x.option_id as "optionId", x.stock, x.limit_per_person as "limitPerPerson",
      ${soldOf(offered, others)} as sold, ${soldOf(offered, own)} as own
    from event_options x where x.partner_id = ${value('partnerId')} and (${wanted})`
})

/** Keeps the events from others, then counts: one message, of which each statement sees what the one before waited for. */
async function lockSold(
  tx: PartnerTransaction,
  bounded: readonly Offered[],
  { customer, phone, reservationId }: Booking,
): Promise<Sold[]> {
  const { partnerId } = tx
  const numbers = Object.fromEntries(
    bounded.flatMap(({ option, terms }, index) => [
      [`event${index}`, terms.eventId],
      [`option${index}`, option.optionId],
    ]),
  ) as Numbered
  const shape = { count: bounded.length }
  const [, { rows }] = await Promise.all([
    tx.execute(lock({ partnerId, ...numbers }, shape)),
    tx.execute<Sold>(
      readSold(
        { partnerId, phone, customerId: customer?.id ?? null, except: reservationId ?? null, ...numbers },
        shape,
      ),
    ),
  ])
  return rows
}
