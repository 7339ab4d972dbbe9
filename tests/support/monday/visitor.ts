import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, createApiClient } from '#api/client.ts'
import type { Item, KnownReservation, WidgetApi } from '#widget/api.ts'
import { createWidgetApi } from '#widget/api.ts'
import type { Journal, Kept } from './journal.ts'

export type Visitor = {
  /** Origin of the clinic's site. */
  origin: string
  /** Servers that answer for it; each call goes to either. */
  nodes: readonly string[]
  /** Address of the visitor, as a proxy forwards it: each has their own. */
  address: string
  /** Session of a member; a guest has none. */
  cookie?: string
  phone: string
  /** Waits for the code that is sent to a phone. */
  codeOf: (phone: string) => Promise<string>
  journal: Journal
  /** Days on which the crowd wants to come, as the clinic has them. */
  days: { from: string; to: string }
  /** Longest pause between two steps, in milliseconds. */
  think: number
}

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
const chance = (share: number) => Math.random() < share

/** The widget's calls of one visitor, each to a server at random. */
function apiOf({ origin, nodes, address, cookie }: Visitor): WidgetApi {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  const clients = nodes.map((node) => createApiClient({ baseUrl: `${node}/_api`, origin, headers }))
  const guestId = crypto.randomUUID()
  return createWidgetApi(
    { request: (name, ...input) => pick(clients).request(name, ...input) },
    () => guestId,
  )
}

/** Lets a visitor look, choose, book, move and cancel until a moment; the journal has all that they were answered. */
export async function visit(visitor: Visitor, until: number): Promise<void> {
  const { journal, think } = visitor
  const api = apiOf(visitor)
  const { signal } = new AbortController()
  const own = new Map<number, Kept>()
  const member = visitor.cookie !== undefined
  const thinkFor = () => pause(think * (0.2 + 0.8 * Math.random()))
  const local = visitor.phone.replace(/^\+82/, '0')
  let phoneProof: string | undefined

  const keep = (reservation: Kept) => {
    journal.keep(reservation)
    if (reservation.status === 'CANCELLED') own.delete(reservation.id)
    else own.set(reservation.id, reservation)
  }
  const known = ({ id, code }: Kept): KnownReservation =>
    member ? { id } : { id, proof: { phone: local, code } }

  async function prove(): Promise<string> {
    await journal.time('code', () => api.sendCode(local))
    const code = await visitor.codeOf(visitor.phone)
    const { phoneProof: proof } = await journal.time('verify', () => api.verifyCode(local, code))
    return proof
  }

  /** A free time in the clinic's next days, and who has it; `null` where there is none. */
  async function choose(items: readonly Item[], moving?: { reservationId: number; changeToken?: string }) {
    const query = { items, employeeId: null, moving }
    const { from, to } = visitor.days
    const days = await journal.time('days', () => api.days(query, from, to, signal))
    const open = days.rows.filter(({ isAvailable }) => isAvailable)
    if (open.length === 0) return null
    await thinkFor()
    const times = await journal.time('times', () => api.times(query, pick(open).day, signal))
    const free = times.rows.filter(({ isAvailable }) => isAvailable)
    return free.length === 0 ? null : pick(free).reservedAt
  }

  /** Asks for a time, or for the next that is free where somebody was faster, as the widget offers it. */
  async function orNext<T>(reservedAt: string, ask: (at: string) => Promise<T>): Promise<T> {
    for (let tries = 0, at = reservedAt; ; tries += 1) {
      try {
        return await ask(at)
      } catch (error) {
        const next = error instanceof ApiError ? error.nextAvailable : undefined
        if (!next || tries === 3) throw error
        at = next.reservedAt
      }
    }
  }

  async function book(): Promise<void> {
    await journal.time('categories', () => api.categories(signal))
    const products = await journal.time('products', () => api.products({}, signal))
    await thinkFor()
    const { id: productOptionId } = pick(
      pick(products.rows.filter(({ options }) => options.length > 0)).options,
    )
    const items = [{ productOptionId, quantity: 1 }]
    const quote = await journal.time('quote', () => api.quote(items, signal))
    const reservedAt = await choose(items)
    if (reservedAt === null) return
    const held = await orNext(reservedAt, (at) =>
      journal.time('hold', () => api.hold({ reservedAt: at, items })),
    )
    await thinkFor()
    // Some close the page, some go back and look for another time.
    if (chance(0.05)) return
    if (chance(0.05)) return api.release(held.holdToken)
    if (quote.needsPhoneProof) phoneProof ??= await prove()
    const body = {
      type: 'TREATMENT' as const,
      reservedAt: held.reservedAt,
      items,
      holdToken: held.holdToken,
      contactName: '이바다',
      contactPhone: local,
      phoneProof,
      agreements: quote.terms.map(({ id, version }) => ({ termId: id, version, isAgreed: true })),
      sensitiveConsent: true,
      channel: 'WIDGET' as const,
    }
    const key = crypto.randomUUID()
    const send = () => journal.time('book', () => api.reserve(body, key))
    // A tap that comes twice is one booking.
    const [first, second] = await Promise.all([send(), ...(chance(0.1) ? [send()] : [])])
    if (second && second.id !== first.id) journal.failures.push(`one key made ${first.id} and ${second.id}`)
    keep(first)
  }

  async function move(): Promise<void> {
    const reservation = pick([...own.values()])
    const { proof } = known(reservation)
    const found = proof && (await journal.time('find', () => api.findReservation(proof)))
    const moving = { reservationId: reservation.id, ...(found && { changeToken: found.changeToken }) }
    const reservedAt = await choose(reservation.items, moving)
    if (reservedAt === null) return
    await thinkFor()
    const change = (at: string) => api.change(known(reservation), { reservedAt: at, employeeId: null })
    keep(await orNext(reservedAt, (at) => journal.time('move', () => change(at))))
  }

  async function cancel(): Promise<void> {
    const reservation = pick([...own.values()])
    keep(await journal.time('cancel', () => api.cancel(known(reservation), '일정이 바뀌었습니다')))
  }

  while (Date.now() < until) {
    await thinkFor()
    const turn = own.size === 0 ? book : pick([book, book, move, cancel])
    await turn().catch((error: unknown) => {
      // The journal has what a call was answered with; anything else is a fault of the test.
      if (!(error instanceof ApiError)) journal.failures.push(`visitor: ${String(error)}`)
    })
  }
}
