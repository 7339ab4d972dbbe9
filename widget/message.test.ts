import { expect, test } from 'vitest'
import { envelope, readToHost, readToWidget, type ToHost, type ToWidget } from './message.ts'

test('what one side says the other reads', () => {
  const open: ToWidget = {
    type: 'open',
    kind: 'visit',
    choice: { items: [{ productOptionId: 3, quantity: 2 }] },
  }
  expect(readToWidget(envelope(open))).toEqual(open)
  expect(readToHost(envelope({ type: 'ready', isLoggedIn: true }))).toEqual({
    type: 'ready',
    isLoggedIn: true,
  })
})

test('a message’s link is handed on', () => {
  const link: ToWidget = { type: 'open', kind: 'consultation', choice: { waiting: '2f.vkq0mo.YW3v' } }
  expect(readToWidget(envelope(link))).toEqual(link)
  expect(readToWidget(envelope({ ...link, choice: { waiting: 'x'.repeat(201) } }))).toMatchObject({
    choice: {},
  })
})

test('a booking that was begun is told, and handed back', () => {
  const draft = { type: 'TREATMENT', productOptionIds: [4], employeeId: null } as const
  const told: ToHost = { type: 'draft', draft: { ...draft, productOptionIds: [4] } }
  expect(readToHost(envelope(told))).toEqual(told)
  expect(readToHost(envelope({ type: 'draft', draft: { type: 'NONE' } as never }))).toEqual({
    type: 'draft',
    draft: null,
  })
  const open: ToWidget = {
    type: 'open',
    kind: 'treatment',
    choice: { draft: { ...draft, productOptionIds: [4] } },
  }
  expect(readToWidget(envelope(open))).toEqual(open)
})

test('a booking from the cart and a reservation to be moved are told, and that one has changed', () => {
  const choice = { fromCart: true, reservationId: 4, isMove: true }
  const open: ToWidget = { type: 'open', kind: 'treatment', choice }
  expect(readToWidget(envelope(open))).toEqual(open)
  const wrong = { fromCart: 'yes', reservationId: -4, isMove: 1 }
  expect(readToWidget(envelope({ ...open, choice: wrong as never }))).toEqual({ ...open, choice: {} })
  const changed = {
    type: 'reservationChanged',
    status: 'CANCELLED',
    reservedAt: '2026-12-03T05:00:00.000Z',
  } as const
  expect(readToHost(envelope(changed))).toEqual(changed)
})

test.each([
  null,
  'open',
  42,
  [],
  {},
  { type: 'open' },
  { danjang: 2, type: 'open' },
  { danjang: 1, type: 'evil' },
])('neither side hears %j', (data) => {
  expect(readToWidget(data)).toBeNull()
  expect(readToHost(data)).toBeNull()
})

test('of a message only what is well formed is taken', () => {
  const options = {
    title: 'x'.repeat(31),
    logoUrl: 'javascript:alert(1)',
    colors: { primary: 'red;}', secondary: '#0f5b45' },
    mode: 'fullscreen',
  }
  expect(readToWidget({ danjang: 1, type: 'init', options })).toEqual({
    type: 'init',
    options: { isVisitOnly: false, colors: { secondary: '#0f5b45' }, mode: 'popup' },
  })
  const choice = { items: [{ productOptionId: -1 }, { productOptionId: 4 }], eventId: '5', productId: 6 }
  expect(readToWidget({ danjang: 1, type: 'open', kind: 'other', choice })).toEqual({
    type: 'open',
    kind: 'treatment',
    choice: { items: [{ productOptionId: 4, quantity: 1 }], productId: 6 },
  })
  const first = { utm_source: 'naver', other: 'x', utm_term: 7 }
  expect(readToWidget({ danjang: 1, type: 'utm', utm: { first } })).toEqual({
    type: 'utm',
    utm: { first: { utm_source: 'naver' }, last: {} },
  })
  expect(readToWidget({ danjang: 1, type: 'route', path: 'https://evil.example' })).toBeNull()
})
