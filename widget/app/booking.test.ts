import { describe, expect, test } from 'vitest'
import type { Hold, Reservation } from '../api.ts'
import { emptyBooking, isProven, nextStep, stepsOf, type Found } from './booking.ts'
import { draftOf } from './draft.ts'
import { reduceBooking, type BookingAction } from './reduce-booking.ts'
import type { ReservationChoice } from '../message.ts'

const after = (...actions: BookingAction[]) => actions.reduce(reduceBooking, emptyBooking)
const open: BookingAction = { type: 'open', kind: 'treatment', choice: {}, key: 'a' }
const slot = { day: '2026-12-03', time: '14:00', reservedAt: '2026-12-03T05:00:00.000Z' }
const hold = { holdToken: 'h', expiresAt: '2026-12-03T00:05:00.000Z' } as Hold
const chosen: BookingAction[] = [
  open,
  { type: 'toggle', optionId: 31 },
  { type: 'go', to: 'time' },
  { type: 'held', slot, hold },
  { type: 'go', to: 'contact' },
  { type: 'write', field: 'name', text: '김하늘' },
]

describe('the steps', () => {
  test('a guest is asked for all, a member for no contact, a visit for no treatment', () => {
    expect(stepsOf({ kind: 'treatment' }, false)).toEqual(['treatment', 'time', 'contact', 'review', 'done'])
    expect(stepsOf({ kind: 'visit' }, true)).toEqual(['time', 'review', 'done'])
    expect(nextStep(after(open), true)).toBe('time')
  })

  test('options that were chosen on the site lead straight to the time', () => {
    const choice = { items: [{ productOptionId: 7, quantity: 2 }] }
    expect(after({ ...open, choice })).toMatchObject({ screen: 'time', items: choice.items, trail: [] })
  })

  test('back keeps what was typed, and so does closing and opening the same again', () => {
    const back = after(...chosen, { type: 'back' }, { type: 'back' })
    expect(back).toMatchObject({
      screen: 'treatment',
      name: '김하늘',
      slot,
      items: [{ productOptionId: 31 }],
    })
    expect(after(...chosen, { ...open, key: 'b' })).toMatchObject({ screen: 'contact', name: '김하늘', slot })
    expect(after(...chosen, { ...open, kind: 'visit', key: 'b' })).toMatchObject({
      screen: 'time',
      slot: null,
    })
  })
})

describe('a booking that an earlier document began', () => {
  const draft = draftOf(
    after(...chosen.slice(0, 2), { type: 'quantity', optionId: 31, quantity: 2 }, ...chosen.slice(2)),
  )
  const again = (choice: ReservationChoice): BookingAction => ({ ...open, choice })

  test('is kept as long as it is in hand: until it is made, or nothing is chosen', () => {
    expect(draft).toEqual({
      type: 'TREATMENT',
      employeeId: null,
      productOptionIds: [31, 31],
      reservedAt: slot.reservedAt,
    })
    expect(draftOf(after(open))).toBe(null)
    expect(draftOf(after(...chosen, { type: 'made', made: {} as Found }))).toBe(null)
    // The cart keeps itself, and a reservation is there already.
    expect(draftOf(after({ ...open, choice: { fromCart: true, items: [] } }))).toBe(undefined)
    expect(draftOf(after({ ...open, choice: { reservationId: 4 } }))).toBe(undefined)
  })

  test('is gone on with where nothing else is chosen', () => {
    const resumed = { draft: draft! }
    expect(after(again(resumed))).toMatchObject({
      screen: 'time',
      trail: ['treatment'],
      items: [{ productOptionId: 31, quantity: 2 }],
      day: '2026-12-03',
      choice: {},
      notice: { message: expect.stringContaining('이어서') },
    })
    const other = { ...resumed, productId: 5 }
    expect(after(again(other))).toMatchObject({ screen: 'treatment', items: [], choice: { productId: 5 } })
    expect(after({ ...again(resumed), kind: 'visit' } as BookingAction)).toMatchObject({
      items: [],
      notice: null,
    })
  })

  test('in the same document is found as it was, and begins anew where it can’t be booked any more', () => {
    const resumed = again({ draft: draft! })
    expect(after(...chosen, resumed)).toMatchObject({ screen: 'contact', name: '김하늘', slot })
    expect(after(resumed, { type: 'forgotten' })).toMatchObject({
      screen: 'treatment',
      trail: [],
      items: [],
      notice: null,
    })
  })
})

describe('a day that is full', () => {
  const waiting: BookingAction[] = [...chosen.slice(0, 3), { type: 'waitFor', day: '2026-12-03' }]

  test('leads to a place in line in place of a time, until a time is chosen after all', () => {
    expect(stepsOf(after(...waiting), false)).toEqual(['treatment', 'time', 'contact', 'wait', 'waiting'])
    expect(nextStep(after(...waiting), true)).toBe('wait')
    expect(stepsOf(after(...waiting, { type: 'held', slot, hold }), true).at(-1)).toBe('done')
  })

  test('a place that was taken is not gone back from; the link of a message opens it', () => {
    expect(after(...waiting, { type: 'waiting', token: 't', isNew: true })).toMatchObject({
      screen: 'waiting',
      waitingToken: 't',
      trail: [],
    })
    expect(after({ ...open, choice: { waiting: 't' } })).toMatchObject({
      screen: 'waiting',
      waitingToken: 't',
    })
  })
})

describe('a request to be called', () => {
  test('begins with the question, and a guest is asked for the contact', () => {
    const asking = after({ ...open, kind: 'consultation', choice: { productId: 7 } })
    expect(asking).toMatchObject({ screen: 'question', callRequest: { productId: 7 } })
    expect(stepsOf(asking, false)).toEqual(['question', 'contact', 'consultation', 'asked'])
  })

  test('who goes back from it to the treatments books again', () => {
    const back = after(...chosen.slice(0, 2), { type: 'switch', kind: 'consultation' }, { type: 'back' })
    expect(back).toMatchObject({ screen: 'treatment', kind: 'treatment', items: [{ productOptionId: 31 }] })
  })
})

describe('a time', () => {
  test('is given up with what it was chosen for', () => {
    expect(after(...chosen, { type: 'toggle', optionId: 32 }).slot).toBeNull()
    expect(after(...chosen, { type: 'quantity', optionId: 31, quantity: 2 }).hold).toBeNull()
    expect(after(...chosen, { type: 'doctor', employeeId: 3 }).slot).toBeNull()
  })

  test('that is lost leads back to the times with the reason, and the next try is another', () => {
    const lost = after(
      ...chosen,
      { type: 'go', to: 'review' },
      { type: 'lost', message: '늦었습니다', key: 'b' },
    )
    expect(lost).toMatchObject({
      screen: 'time',
      trail: ['treatment'],
      slot: null,
      notice: { message: '늦었습니다', reservedAt: slot.reservedAt },
      idempotencyKey: 'b',
      name: '김하늘',
    })
  })
})

test('what is done is not gone back to; a change goes back to the booking', () => {
  const reservation = { id: 1, status: 'REQUESTED' } as Reservation
  const made = after(...chosen, { type: 'made', made: { reservation } })
  expect(made).toMatchObject({ screen: 'done', trail: [], hold: null })
  const moved = [
    { type: 'go', to: 'detail' },
    { type: 'go', to: 'move' },
    { type: 'changed', reservation: { ...reservation, status: 'CONFIRMED' }, to: 'detail' },
  ] as const
  expect(moved.reduce<typeof made>(reduceBooking, made)).toMatchObject({
    screen: 'detail',
    trail: ['done'],
    found: { reservation: { status: 'CONFIRMED' } },
  })
})

describe('a reservation that the page names', () => {
  const named = { ...open, choice: { reservationId: 4, isMove: true } }
  const found = (changeableUntil: string | null): BookingAction => ({
    type: 'found',
    isNamed: true,
    found: { reservation: { id: 4, day: '2026-12-03', changeableUntil } as Reservation },
  })

  test('opens at the choice of its new time, and behind that lies what is booked', () => {
    expect(after(named).screen).toBe('find')
    expect(after(named, found('2026-12-02T05:00:00.000Z'))).toMatchObject({
      screen: 'move',
      trail: ['detail'],
      day: '2026-12-03',
    })
  })

  test('opens as it stands where it may no longer be moved', () => {
    expect(after(named, found(null))).toMatchObject({ screen: 'detail', trail: [] })
  })

  test('is read anew each time that it is opened', () => {
    expect(after(named, found(null), { ...named, key: 'b' })).toMatchObject({ screen: 'find', found: null })
  })
})

test('a proof that the server calls over leads back to the code, with all that was typed and held', () => {
  const phone = '010-1234-5678'
  const message = '전화번호 인증이 끝났습니다. 다시 인증해 주세요.'
  const asked = after(
    ...chosen,
    { type: 'write', field: 'phone', text: phone },
    { type: 'proven', proven: { phone, phoneProof: 'p' } },
    { type: 'go', to: 'review' },
    { type: 'unproved', message },
  )
  expect(asked).toMatchObject({ screen: 'contact', trail: ['treatment', 'time'], notice: { message } })
  expect(asked).toMatchObject({ hold, slot, name: '김하늘', phone, proven: null })
  expect(nextStep(asked, false)).toBe('review')
})

test('a code proves the number that was typed', () => {
  const proven = { phone: '010-1234-5678', phoneProof: 'p' }
  expect(isProven({ phone: proven.phone, proven })).toBe(true)
  expect(isProven({ phone: '010-1234-0000', proven })).toBe(false)
})
