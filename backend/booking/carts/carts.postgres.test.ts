import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addOption } from '#tests/support/reservations.ts'
import { rounds } from '#tests/support/rounds.ts'
import { mostItems } from '#schema/carts.ts'

/*
 * Carts against a model, on a real PostgreSQL: whatever is added, set, removed and merged, one after the other or at
 * the same moment, the carts hold what the model says. Source: docs/product.md, M7.
 */

let app: Awaited<ReturnType<typeof startBackend>>
const options: number[] = []
beforeAll(async () => {
  app = await startBackend()
  for (let index = 0; index < 4; index += 1) options.push(await addOption(app.database, 1))
})
afterAll(() => app.close())

/** Whose cart: the member's, or one of two guests'. */
type Owner = 'member' | 0 | 1
type Step =
  | { kind: 'add' | 'set'; owner: Owner; option: number; quantity: number }
  | { kind: 'remove'; owner: Owner; option: number }
  | { kind: 'clear'; owner: Owner }
  | { kind: 'merge'; guest: 0 | 1; times: number }

const owner = fc.constantFrom<Owner>('member', 0, 1)
const option = fc.integer({ min: 0, max: 3 })
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 99 }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('add', 'set'), owner, option, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), owner, option }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear'), owner }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge'),
      guest: fc.constantFrom(0, 1),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
) as fc.Arbitrary<Step>

type Cart = Map<number, number>
const most = 99

/** What a step does to the carts, as one would say it on paper. */
function applyToModel(carts: Map<Owner, Cart>, one: Step): void {
  const of = (whose: Owner) => carts.get(whose) ?? new Map<number, number>()
  const add = (cart: Cart, key: number, count: number) =>
    cart.set(key, Math.min(most, (cart.get(key) ?? 0) + count))
  if (one.kind === 'add') add(of(one.owner), one.option, one.quantity)
  if (one.kind === 'set') of(one.owner).set(one.option, one.quantity)
  if (one.kind === 'remove') of(one.owner).delete(one.option)
  if (one.kind === 'clear') of(one.owner).clear()
  if (one.kind !== 'merge') return
  for (const [key, count] of of(one.guest)) add(of('member'), key, count)
  of(one.guest).clear()
}

let calls = 0
async function startCarts() {
  const { cookie } = await signInCustomer(app.database, 1)
  const guests = [crypto.randomUUID(), crypto.randomUUID()]
  const send = async (path: string, init: { method?: string; body?: unknown } = {}) => {
    calls += 1
    const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
    const response = await app.send(path, { host: hosts.a, headers: { cookie }, address, ...init })
    expect(response.status).toBe(200)
    return response.json()
  }
  const guestOf = (whose: Owner): Record<string, string> =>
    whose === 'member' ? {} : { guestId: guests[whose] ?? '' }
  const pathOf = (whose: Owner) => (whose === 'member' ? '/carts' : '/guest/carts')

  async function run(one: Step): Promise<void> {
    if (one.kind === 'merge') {
      const body = { guestId: guests[one.guest] }
      await Promise.all(
        Array.from({ length: one.times }, () => send('/carts/synchronization', { method: 'POST', body })),
      )
    } else if (one.kind === 'remove' || one.kind === 'clear') {
      const what: Record<string, string> =
        one.kind === 'clear' ? { all: 'true' } : { productOptionIds: String(options[one.option]) }
      const query = new URLSearchParams({ ...guestOf(one.owner), ...what })
      await send(`${pathOf(one.owner)}?${query}`, { method: 'DELETE' })
    } else {
      const items = [{ productOptionId: options[one.option], quantity: one.quantity }]
      const mode = one.kind === 'add' ? 'ADD' : 'SET'
      await send(pathOf(one.owner), { method: 'POST', body: { ...guestOf(one.owner), items, mode } })
    }
  }
  async function read(whose: Owner): Promise<Record<number, number>> {
    const { rows } = await send(`${pathOf(whose)}?${new URLSearchParams(guestOf(whose))}`)
    return Object.fromEntries(
      rows.map((row: { productOptionId: number; quantity: number }) => [
        options.indexOf(row.productOptionId),
        row.quantity,
      ]),
    )
  }
  return { run, read, guests, send }
}

test('carts are what a model says they are, whatever is done to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const carts = await startCarts()
      const model = new Map<Owner, Cart>([
        ['member', new Map()],
        [0, new Map()],
        [1, new Map()],
      ])
      for (const one of steps) {
        await carts.run(one)
        applyToModel(model, one)
      }
      for (const whose of ['member', 0, 1] as const) {
        expect(await carts.read(whose)).toEqual(Object.fromEntries(model.get(whose) ?? []))
      }
    }),
    { numRuns: rounds({ few: 8, all: 40 }), seed: 20_261_120 },
  )
})

test('what is done at the same moment is all done, in some order, and none of it twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ option, quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 12 }),
      async (added) => {
        const carts = await startCarts()
        const steps: Step[] = added.map((one, index) => ({
          kind: 'add',
          owner: (['member', 0, 1] as const)[index % 3] ?? 'member',
          ...one,
        }))
        const merges: Step[] = [0, 1, 0, 1].map((guest) => ({
          kind: 'merge',
          guest: guest as 0 | 1,
          times: 2,
        }))
        await Promise.all([...steps, ...merges].map((one) => carts.run(one)))
        for (const guest of [0, 1] as const) await carts.run({ kind: 'merge', guest, times: 3 })
        const total: Record<number, number> = {}
        for (const one of added) total[one.option] = (total[one.option] ?? 0) + one.quantity
        expect(await carts.read('member')).toEqual(total)
        expect([await carts.read(0), await carts.read(1)]).toEqual([{}, {}])
      },
    ),
    { numRuns: rounds({ few: 5, all: 25 }), seed: 20_261_120 },
  )
})

test('a cart holds no more than it may, however many add to it at the same moment', async () => {
  const many: number[] = []
  for (let index = 0; index < mostItems + 20; index += 1) many.push(await addOption(app.database, 1))
  const { cookie } = await signInCustomer(app.database, 1)
  const add = async (...added: number[]) => {
    const body = { items: added.map((productOptionId) => ({ productOptionId })) }
    return (await app.send('/carts', { host: hosts.a, headers: { cookie }, body })).status
  }
  const [some, more, last] = [many.slice(0, 50), many.slice(50, mostItems - 5), many.slice(mostItems - 5)]
  expect([await add(...some), await add(...more)]).toEqual([200, 200])
  const statuses = await Promise.all(last.map((option) => add(option)))
  expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(20).fill(409)])
  const cart = await (await app.send('/carts', { host: hosts.a, headers: { cookie } })).json()
  expect(cart.count).toBe(mostItems)
})
