import { expect, test } from 'vitest'
import type { z } from 'zod'
import { cartInput, cartRemoval, guestCart, guestCartInput, guestCartRemoval, guestHeader } from './carts.ts'

const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('/')) ?? []
const guestId = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'

test.each([
  ['a customer', cartInput],
  ['a guest', guestCartInput],
])('%s adds one of each option unless told', (_, schema) => {
  expect(schema.parse({ items: [{ productOptionId: 3 }] })).toEqual({
    items: [{ productOptionId: 3, quantity: 1 }],
    mode: 'ADD',
  })
  expect(schema.parse({ items: [{ productOptionId: 3, quantity: 99 }], mode: 'SET' }).mode).toBe('SET')
})

test.each([
  [{ items: [] }, 'items'],
  [{ items: [{ productOptionId: 3 }, { productOptionId: 3 }] }, 'items'],
  [{ items: Array.from({ length: 51 }, (_, index) => ({ productOptionId: index + 1 })) }, 'items'],
  [{ items: [{ productOptionId: 3, quantity: 0 }] }, 'items/0/quantity'],
  [{ items: [{ productOptionId: 3, quantity: 100 }] }, 'items/0/quantity'],
  [{ items: [{ productOptionId: 2_147_483_648 }] }, 'items/0/productOptionId'],
  [{ items: [{ productOptionId: 3 }], mode: 'REMOVE' }, 'mode'],
])('nothing is added by %j', (input, path) => {
  expect(pathsOf(cartInput, input)).toEqual([path])
})

test.each([
  [{}, ['ids']],
  [{ all: 'false' }, ['all']],
  [{ all: 'true' }, []],
  [{ ids: '3,5' }, []],
  [{ productOptionIds: '3' }, []],
])('what is taken out has to be said: %j', (query, paths) => {
  expect(pathsOf(cartRemoval, query)).toEqual(paths)
  expect(pathsOf(guestCartRemoval, { ...query, guestId })).toEqual(paths)
})

test('a guest is the same in capitals, and may be named in the header alone', () => {
  expect(guestCart.parse({ guestId })).toEqual({ guestId: guestId.toLowerCase() })
  expect(guestHeader.parse({ 'guest-id': guestId })).toEqual({ 'guest-id': guestId.toLowerCase() })
  expect(guestCart.parse({})).toEqual({})
  expect(pathsOf(guestCart, { guestId: 'me' })).toEqual(['guestId'])
})
