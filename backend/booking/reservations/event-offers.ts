import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { soldOf } from '#backend/catalogue/events/sold.ts'
import { gateOf } from '#backend/clinic/gates/gate.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { sql } from 'drizzle-orm'
import type { EventTerms, Wanted } from '#backend/catalogue/products/options.ts'

/** Somebody who books, and the reservation that is changed, if any: what it had is theirs. */
type Booking = {
  customer: Pick<Customer, 'id' | 'kind' | 'birthDate'> | null
  phone: string
  reservationId?: number
}

/** An option that costs what an event says, and its place in the request. */
type Offered = { option: Wanted; index: number; terms: EventTerms }

/** Reason why somebody may not have the price of an event. */
type Problem = { code: string; message: string }
/** The same with the clinic's names in its message. */
type Refusal = Problem & { names: string[] }

const refuse = ({ code, message, names }: Refusal, { index }: Offered) =>
  new ProblemError(422, code, message, { errors: [{ path: `/items/${index}`, message }], names })

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
  const offered = offeredOf(options)
  for (const one of offered) {
    const problem = audienceProblem(one, booking)
    if (problem) throw refuse(problem, one)
  }
  const bounded = offered.filter(({ terms }) => terms.isBounded)
  if (bounded.length === 0) return
  const [, sold] = await Promise.all([lockEvents(tx, bounded), countSold(tx, bounded, booking)])
  for (const one of bounded) {
    const problem = boundProblem(one, soldOfOffer(sold, one))
    if (problem) throw refuse(problem, one)
  }
}

/** An event's offer as it stands now for somebody: what bounds it, and why it is not to be had. */
type OfferState = {
  eventId: number
  title: string
  eligibility: EventTerms['eligibility']
  remaining: number | null
  limitPerPerson: number | null
  problem: Problem | null
}

/** Tells of each option the offer whose price it has, by the same rules as `requireOffers`; keeps nothing from others. */
export async function readOffers(
  tx: PartnerTransaction,
  options: readonly Wanted[],
  booking: Booking,
): Promise<Map<number, OfferState>> {
  const offered = offeredOf(options)
  const bounded = offered.filter(({ terms }) => terms.isBounded)
  const sold = bounded.length > 0 ? await countSold(tx, bounded, booking) : []
  return new Map(
    offered.map((one) => {
      const { eventId, title, eligibility } = one.terms
      const found = soldOfOffer(sold, one)
      const refusal = audienceProblem(one, booking) ?? boundProblem(one, found)
      const problem = refusal && { code: refusal.code, message: refusal.message }
      const remaining = found?.stock == null ? null : Math.max(0, found.stock - found.sold)
      const limitPerPerson = found?.limitPerPerson ?? null
      return [one.option.optionId, { eventId, title, eligibility, remaining, limitPerPerson, problem }]
    }),
  )
}

const offeredOf = (options: readonly Wanted[]): Offered[] =>
  options.flatMap((option, index) => (option.eventTerms ? [{ option, index, terms: option.eventTerms }] : []))

const soldOfOffer = (sold: readonly Sold[], { option, terms }: Offered) =>
  sold.find(({ eventId, optionId }) => eventId === terms.eventId && optionId === option.optionId)

/** Tells why somebody is not of those whom an event is for. */
function audienceProblem({ terms: { eligibility, title } }: Offered, { customer }: Booking): Refusal | null {
  const { isOpen, lacks } = gateOf(eligibility, { isNoYouth: false }, customer)
  if (isOpen) return null
  const who = lacks === 'age' ? '만 19세부터 예약할 수 있습니다.' : audiences[eligibility]
  return { code: 'event-audience', message: `‘${title}’의 가격으로는 ${who}`, names: [title] }
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

/** Tells why an offer is not to be had as often as is wanted. */
function boundProblem({ option, terms }: Offered, found: Sold | undefined): Refusal | null {
  if (!found) return null
  const { stock, limitPerPerson, sold, own } = found
  const name = `${option.productName} ${option.optionName}`
  const names = [terms.title, name]
  const left = stock === null ? Infinity : Math.max(0, stock - sold)
  if (left < option.quantity) {
    const many = left === 0 ? '마감되었습니다' : `${left}개만 남았습니다`
    return { code: 'event-sold-out', message: `‘${terms.title}’의 ${name}: ${many}.`, names }
  }
  if (limitPerPerson === null || own + option.quantity <= limitPerPerson) return null
  const had = own === 0 ? '' : ` 이미 ${own}개를 예약하셨습니다.`
  return {
    code: 'event-limit',
    message: `‘${terms.title}’의 ${name}: 한 분이 ${limitPerPerson}개까지 예약할 수 있습니다.${had}`,
    names,
  }
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

/** The offers by number: events and options side by side. */
const numbersOf = (bounded: readonly Offered[]) =>
  Object.fromEntries(
    bounded.flatMap(({ option, terms }, index) => [
      [`event${index}`, terms.eventId],
      [`option${index}`, option.optionId],
    ]),
  ) as Numbered

/**
 * Keeps the events from others until the transaction ends. Awaits the statement itself, as `countSold` does: a statement is
 * sent once somebody waits for it, and what is counted has to come after what is waited for.
 */
async function lockEvents(tx: PartnerTransaction, bounded: readonly Offered[]): Promise<void> {
  await tx.execute(lock({ partnerId: tx.partnerId, ...numbersOf(bounded) }, { count: bounded.length }))
}

async function countSold(
  tx: PartnerTransaction,
  bounded: readonly Offered[],
  { customer, phone, reservationId }: Booking,
): Promise<Sold[]> {
  const who = { phone, customerId: customer?.id ?? null, except: reservationId ?? null }
  const { rows } = await tx.execute<Sold>(
    readSold({ partnerId: tx.partnerId, ...who, ...numbersOf(bounded) }, { count: bounded.length }),
  )
  return rows
}
