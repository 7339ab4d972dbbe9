import type { Hold, Reservation } from '../api.ts'
import type { ReservationChoice, ReservationKind } from '../message.ts'
import {
  emptyBooking,
  isOfReservation,
  mostOptions,
  stepsOf,
  type Booking,
  type Found,
  type Screen,
  type Slot,
} from './booking.ts'
import { begunBefore } from './draft.ts'

export type BookingAction =
  | {
      type: 'open'
      kind: ReservationKind
      choice: ReservationChoice
      key: string
    }
  | { type: 'forgotten' }
  | { type: 'go'; to: Screen }
  | { type: 'back' }
  | { type: 'switch'; kind: ReservationKind }
  | { type: 'preset'; optionId: number }
  | { type: 'toggle'; optionId: number }
  | { type: 'quantity'; optionId: number; quantity: number }
  | { type: 'doctor'; employeeId: number | null }
  | { type: 'day'; day: string }
  | { type: 'held'; slot: Slot; hold: Hold }
  | { type: 'released' }
  | { type: 'lost'; message: string; reservedAt?: string; key: string }
  | { type: 'waitFor'; day: string }
  | { type: 'waiting'; token: string; isNew: boolean }
  | { type: 'consulted' }
  | { type: 'told'; message: string; reservedAt: string }
  | { type: 'write'; field: 'name' | 'phone' | 'request' | 'question'; text: string }
  | { type: 'call'; request: Partial<Booking['callRequest']> }
  | { type: 'proven'; proven: NonNullable<Booking['proven']> }
  | { type: 'unproved'; message: string; slot?: Slot; isNeeded?: boolean }
  | { type: 'tick'; field: 'isMinor' | 'guardianConsent'; isOn: boolean }
  | { type: 'agree'; terms: readonly number[]; isAgreed: boolean }
  | { type: 'made'; made: Found }
  | { type: 'found'; found: Found; isNamed?: boolean }
  | { type: 'renewed'; found: Found }
  | { type: 'changed'; reservation: Reservation; to: Screen }

/** A time that was chosen for other options or another doctor is none any more. */
const withoutSlot = { slot: null, hold: null, needsProof: false, waitFor: null } as const

function firstScreen(kind: ReservationKind, choice: ReservationChoice): Screen {
  const { items, waiting } = choice
  if (waiting) return 'waiting'
  if (isOfReservation(choice)) return 'find'
  if (kind === 'consultation') return 'question'
  return kind === 'treatment' && !items?.length ? 'treatment' : 'time'
}

/** A visitor who goes from a request to be called to times or treatments is booking again. */
function kindAt(screen: Screen, { kind, items }: Booking): ReservationKind {
  if (kind !== 'consultation' || (screen !== 'treatment' && screen !== 'time')) return kind
  return screen === 'time' && items.length === 0 ? 'visit' : 'treatment'
}

/** Returns the screens behind one that is gone back to. */
function trailTo({ screen, trail }: Booking, to: Screen): Screen[] {
  if (screen === to) return trail
  const at = trail.lastIndexOf(to)
  return at >= 0 ? trail.slice(0, at) : []
}

/** Returns the screens behind the one that asks for the number, wherever it is asked for. */
function trailToContact(booking: Booking): Screen[] {
  const { screen, trail } = booking
  const at = [...trail, screen].indexOf('contact')
  if (at >= 0) return trail.slice(0, at)
  const steps: Screen[] = stepsOf(booking, false)
  return steps.indexOf(screen) < steps.indexOf('contact') ? [...trail, screen] : trail
}

const isSame = (one: ReservationChoice, other: ReservationChoice) =>
  JSON.stringify(one) === JSON.stringify(other)

type Action<Type extends BookingAction['type']> = Extract<BookingAction, { type: Type }>
type Reducers = { [Type in BookingAction['type']]: (booking: Booking, action: Action<Type>) => Booking }

function opened(booking: Booking, action: Action<'open'>): Booking {
  const { kind, key } = action
  const { draft, ...choice } = action.choice
  const isBegun = booking.idempotencyKey !== '' && booking.made === null
  // The same booking, opened again, keeps what was typed; a reservation is read again.
  if (isBegun && booking.kind === kind && isSame(booking.choice, choice) && !isOfReservation(choice))
    return { ...booking, notice: null }
  const begun = Object.keys(choice).length === 0 && draft ? begunBefore(kind, draft) : null
  const screen = firstScreen(kind, { ...choice, ...begun })
  return {
    ...emptyBooking,
    name: booking.name,
    phone: booking.phone,
    proven: booking.proven,
    kind,
    choice,
    items: choice.items ?? [],
    waitingToken: choice.waiting ?? null,
    callRequest: { ...emptyBooking.callRequest, productId: choice.productId ?? null },
    screen,
    idempotencyKey: key,
    ...begun,
  }
}

function toggled(booking: Booking, optionId: number): Booking {
  const has = booking.items.some(({ productOptionId }) => productOptionId === optionId)
  if (!has && booking.items.length >= mostOptions) return booking
  const items = has
    ? booking.items.filter(({ productOptionId }) => productOptionId !== optionId)
    : [...booking.items, { productOptionId: optionId, quantity: 1 }]
  return { ...booking, ...withoutSlot, items }
}

/** Name and number stay as they were typed, and so does the held time: the hold that comes with the proof releases it. */
function unproved(booking: Booking, action: Action<'unproved'>): Booking {
  const slot = action.slot ?? booking.slot
  return {
    ...booking,
    slot,
    day: slot?.day ?? booking.day,
    proven: null,
    needsProof: action.isNeeded ?? booking.needsProof,
    notice: { message: action.message, reservedAt: null },
    screen: 'contact',
    trail: trailToContact(booking),
  }
}

function found(booking: Booking, { found, isNamed = false }: Action<'found'>): Booking {
  // A link to this very reservation has no search behind it.
  const trail: Screen[] = isNamed ? [] : [...booking.trail, booking.screen]
  const { day, changeableUntil } = found.reservation
  return isNamed && booking.choice.isMove && changeableUntil !== null
    ? { ...booking, found, day, screen: 'move', trail: [...trail, 'detail'] }
    : { ...booking, found, screen: 'detail', trail }
}

const reducers: Reducers = {
  open: opened,
  // The draft can't be booked any more.
  forgotten: (booking) => ({
    ...booking,
    ...withoutSlot,
    items: [],
    employeeId: null,
    screen: firstScreen(booking.kind, {}),
    trail: [],
    notice: null,
    isResumed: false,
  }),

  go: (booking, { to }) => ({
    ...booking,
    screen: to,
    trail: [...booking.trail, booking.screen],
    notice: null,
    isMoved: false,
  }),
  back: (booking) => {
    const screen = booking.trail.at(-1)
    if (!screen) return booking
    const kind = kindAt(screen, booking)
    return { ...booking, kind, screen, trail: booking.trail.slice(0, -1), notice: null, isMoved: false }
  },
  switch: (booking, { kind }) => ({
    ...booking,
    ...withoutSlot,
    kind,
    items: kind === 'visit' ? [] : booking.items,
    screen: firstScreen(kind, {}),
    trail: kind === 'treatment' ? booking.trail : [...booking.trail, booking.screen],
  }),

  preset: (booking, { optionId }) => {
    const items = booking.items.length > 0 ? booking.items : [{ productOptionId: optionId, quantity: 1 }]
    return booking.isPreset ? booking : { ...booking, isPreset: true, items }
  },
  toggle: (booking, { optionId }) => toggled(booking, optionId),
  quantity: (booking, { optionId, quantity }) => ({
    ...booking,
    ...withoutSlot,
    items: booking.items.map((item) => (item.productOptionId === optionId ? { ...item, quantity } : item)),
  }),
  doctor: (booking, { employeeId }) => ({ ...booking, ...withoutSlot, employeeId, day: null, notice: null }),
  day: (booking, { day }) => ({ ...booking, day, notice: null }),

  held: (booking, { slot, hold }) => ({
    ...booking,
    slot,
    hold,
    needsProof: false,
    waitFor: null,
    day: slot.day,
    notice: null,
  }),
  released: (booking) => ({ ...booking, hold: null }),
  lost: (booking, { message, reservedAt, key }) => ({
    ...booking,
    ...withoutSlot,
    notice: { message, reservedAt: booking.slot?.reservedAt ?? reservedAt ?? null },
    screen: 'time',
    trail: trailTo(booking, 'time'),
    idempotencyKey: key,
  }),
  told: (booking, { message, reservedAt }) => ({ ...booking, notice: { message, reservedAt } }),

  waitFor: (booking, { day }) => ({ ...booking, ...withoutSlot, waitFor: day, day, notice: null }),
  waiting: (booking, { token, isNew }) => ({
    ...booking,
    ...withoutSlot,
    waitingToken: token,
    screen: 'waiting',
    // A place just taken has no way back.
    trail: isNew ? [] : [...booking.trail, booking.screen],
  }),

  write: (booking, { field, text }) => ({ ...booking, [field]: text }),
  call: (booking, { request }) => ({ ...booking, callRequest: { ...booking.callRequest, ...request } }),
  proven: (booking, { proven }) => ({ ...booking, proven, notice: null }),
  unproved,
  tick: (booking, { field, isOn }) => ({ ...booking, [field]: isOn }),
  agree: (booking, { terms, isAgreed }) => {
    const changed = Object.fromEntries(terms.map((id) => [id, isAgreed]))
    return { ...booking, agreed: { ...booking.agreed, ...changed } }
  },
  // A sent question has no way back to it, and is not sent twice.
  consulted: (booking) => ({ ...booking, question: '', idempotencyKey: '', screen: 'asked', trail: [] }),

  // A finished booking has no way back.
  made: (booking, { made }) => ({
    ...booking,
    ...withoutSlot,
    made,
    found: made,
    screen: 'done',
    trail: [],
  }),
  found,
  renewed: (booking, action) => ({ ...booking, found: action.found }),
  changed: (booking, { reservation, to }) => ({
    ...booking,
    ...withoutSlot,
    found: booking.found && { ...booking.found, reservation },
    made: booking.made && { ...booking.made, reservation },
    isMoved: reservation.status !== 'CANCELLED',
    screen: to,
    trail: trailTo(booking, to),
  }),
}

export function reduceBooking(booking: Booking, action: BookingAction): Booking {
  const reduce = reducers[action.type] as (booking: Booking, action: BookingAction) => Booking
  return reduce(booking, action)
}
