import { dayInSeoul } from '#schema/plain/days.ts'
import type { GuestProof, Hold, Item, Reservation } from '../api.ts'
import type { ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { ReservationChoice, ReservationKind } from '../message.ts'

/**
 * The screens of a booking in their order, those of a place in line for a day that is full, those of a request to be called,
 * and beside them those of bookings that are made already.
 */
export type Step =
  | 'treatment'
  | 'time'
  | 'contact'
  | 'review'
  | 'done'
  | 'wait'
  | 'waiting'
  | 'question'
  | 'consultation'
  | 'asked'
export type Screen = Step | 'find' | 'detail' | 'move' | 'cancel'

export type Slot = { day: string; time: string; reservedAt: string }

/** A booking that is found again: of a guest with what proves that it is theirs. */
export type Found = {
  reservation: Reservation
  proof?: GuestProof | undefined
  changeToken?: string | undefined
}

export type Booking = {
  screen: Screen
  /** Screens behind this one, for the way back. */
  trail: Screen[]
  kind: ReservationKind
  choice: ReservationChoice
  /** True once the one option that a link leads to has been chosen: whoever takes it out again finds it so. */
  isPreset: boolean
  items: Item[]
  /** `null` is any doctor. */
  employeeId: number | null
  day: string | null
  slot: Slot | null
  hold: Hold | null
  /** True where the chosen time is held, or the request taken, only once the number is proved. */
  needsProof: boolean
  /** A day that is full and is to be waited for, in place of a time. */
  waitFor: string | null
  /** Right to a place in line, that opens it. */
  waitingToken: string | null
  name: string
  phone: string
  request: string
  /** What a visitor asks before they book, and when they wish to be called: `day` `''` is any day. */
  question: string
  callRequest: { productId: number | null; day: string; part: 'ANY' | 'MORNING' | 'AFTERNOON' }
  /** The number that a code has proved, and what the API gave for it. */
  proven: { phone: string; phoneProof: string } | null
  isMinor: boolean
  guardianConsent: boolean
  /** Terms that are agreed to, by their id. */
  agreed: Record<number, boolean>
  /** Reason why an earlier screen is shown again: the chosen time is gone, or the proof of the number is over. */
  notice: { message: string; reservedAt: string | null } | null
  /** True on the screen that follows a move, which says so. */
  isMoved: boolean
  made: Found | null
  found: Found | null
  /** What was begun before is gone on with, and has not been found to be bookable. */
  isResumed: boolean
  /** Names one attempt to book, so that a repeated request books once. */
  idempotencyKey: string
}

export type BookingAction =
  | {
      type: 'open'
      kind: ReservationKind
      choice: ReservationChoice
      key: string
      /** Day of today, before which no booking is gone on with; left out where nobody knows it yet. */
      today?: string | null
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

/** Most options of one booking. */
export const mostOptions = 20

export const emptyBooking: Booking = {
  screen: 'treatment',
  trail: [],
  kind: 'treatment',
  choice: {},
  isPreset: false,
  items: [],
  employeeId: null,
  day: null,
  slot: null,
  hold: null,
  needsProof: false,
  waitFor: null,
  waitingToken: null,
  name: '',
  phone: '',
  request: '',
  question: '',
  callRequest: { productId: null, day: '', part: 'ANY' },
  proven: null,
  isMinor: false,
  guardianConsent: false,
  agreed: {},
  notice: null,
  isMoved: false,
  made: null,
  found: null,
  isResumed: false,
  idempotencyKey: '',
}

/** The steps of this booking; a member's name and number are known, so they are not asked. */
export const stepsOf = (
  { kind, waitFor = null }: Pick<Booking, 'kind'> & { waitFor?: string | null },
  isMember: boolean,
): Step[] => {
  const contact = isMember ? [] : (['contact'] as const)
  if (kind === 'consultation') return ['question', ...contact, 'consultation', 'asked']
  const end = waitFor === null ? (['review', 'done'] as const) : (['wait', 'waiting'] as const)
  return [...(kind === 'treatment' ? (['treatment'] as const) : []), 'time', ...contact, ...end]
}

export const nextStep = (booking: Booking, isMember: boolean): Step => {
  const steps = stepsOf(booking, isMember)
  return steps[steps.indexOf(booking.screen as Step) + 1] ?? 'done'
}

/** A time that was chosen for other options or another doctor is none any more. */
const withoutSlot = { slot: null, hold: null, needsProof: false, waitFor: null } as const

function firstScreen(kind: ReservationKind, choice: ReservationChoice): Screen {
  const { items, waiting } = choice
  if (waiting) return 'waiting'
  if (isOfReservation(choice)) return 'find'
  if (kind === 'consultation') return 'question'
  return kind === 'treatment' && !items?.length ? 'treatment' : 'time'
}

/** Who leaves a request to be called for the times or treatments is booking again. */
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

/** Says whether one reservation is to be opened. */
const isOfReservation = ({ reservation, reservationId }: ReservationChoice) =>
  reservation !== undefined || reservationId !== undefined

type DraftType = NonNullable<ReservationDraft['type']>
const draftTypes: Partial<Record<ReservationKind, DraftType>> = { treatment: 'TREATMENT', visit: 'VISIT' }

/** What an earlier document began of a booking of this kind; `null` where that was nothing. Source: docs/product.md, K6. */
function begunBefore(kind: ReservationKind, draft: ReservationDraft, today: string | null) {
  const { type, employeeId = null, reservedAt, productOptionIds = [] } = draft
  if (type === undefined || type !== draftTypes[kind]) return null
  const ids = kind === 'visit' ? [] : [...new Set(productOptionIds)].slice(0, mostOptions)
  if (kind === 'treatment' && ids.length === 0) return null
  const items = ids.map((productOptionId) => ({
    productOptionId,
    quantity: productOptionIds.filter((id) => id === productOptionId).length,
  }))
  const day = reservedAt === undefined ? null : dayInSeoul(reservedAt)
  const trail: Screen[] = kind === 'treatment' ? ['treatment'] : []
  const message =
    kind === 'treatment'
      ? '지난번에 고르신 것으로 예약을 이어서 합니다. 뒤로 가서 바꿀 수 있습니다.'
      : '지난번에 하던 예약을 이어서 합니다.'
  return {
    isResumed: true,
    items,
    employeeId,
    trail,
    day: day !== null && today !== null && day >= today ? day : null,
    notice: { message, reservedAt: null },
  }
}

/**
 * The booking in hand as it is kept; `null` where nothing is chosen, `undefined` where it is no new booking, or of the cart,
 * which keeps itself.
 */
export function draftOf(booking: Booking): ReservationDraft | null | undefined {
  const { kind, choice, items, employeeId, slot, made } = booking
  const type = draftTypes[kind]
  if (type === undefined || isOfReservation(choice) || choice.waiting || choice.fromCart) return undefined
  if (made !== null || (items.length === 0 && slot === null)) return null
  return {
    type,
    employeeId,
    productOptionIds: items.flatMap(({ productOptionId, quantity }) =>
      Array.from({ length: quantity }, () => productOptionId),
    ),
    ...(slot && { reservedAt: slot.reservedAt }),
  }
}

const isSame = (one: ReservationChoice, other: ReservationChoice) =>
  JSON.stringify(one) === JSON.stringify(other)

export function reduceBooking(booking: Booking, action: BookingAction): Booking {
  switch (action.type) {
    case 'open': {
      const { kind, key, today } = action
      const { draft, ...choice } = action.choice
      const isBegun = booking.idempotencyKey !== '' && booking.made === null
      // Who closed it and opens the same again finds what they had typed; a reservation is read anew.
      if (isBegun && booking.kind === kind && isSame(booking.choice, choice) && !isOfReservation(choice))
        return { ...booking, notice: null }
      const begun = Object.keys(choice).length === 0 && draft ? begunBefore(kind, draft, today ?? null) : null
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
    case 'forgotten':
      // What was begun can't be booked any more.
      return {
        ...booking,
        ...withoutSlot,
        items: [],
        employeeId: null,
        screen: firstScreen(booking.kind, {}),
        trail: [],
        notice: null,
        isResumed: false,
      }
    case 'go':
      return {
        ...booking,
        screen: action.to,
        trail: [...booking.trail, booking.screen],
        notice: null,
        isMoved: false,
      }
    case 'back': {
      const screen = booking.trail.at(-1)
      if (!screen) return booking
      const kind = kindAt(screen, booking)
      return { ...booking, kind, screen, trail: booking.trail.slice(0, -1), notice: null, isMoved: false }
    }
    case 'switch': {
      const { kind } = action
      return {
        ...booking,
        ...withoutSlot,
        kind,
        items: kind === 'visit' ? [] : booking.items,
        screen: firstScreen(kind, {}),
        trail: kind === 'treatment' ? booking.trail : [...booking.trail, booking.screen],
      }
    }
    case 'preset': {
      const items =
        booking.items.length > 0 ? booking.items : [{ productOptionId: action.optionId, quantity: 1 }]
      return booking.isPreset ? booking : { ...booking, isPreset: true, items }
    }
    case 'toggle': {
      const has = booking.items.some(({ productOptionId }) => productOptionId === action.optionId)
      if (!has && booking.items.length >= mostOptions) return booking
      const items = has
        ? booking.items.filter(({ productOptionId }) => productOptionId !== action.optionId)
        : [...booking.items, { productOptionId: action.optionId, quantity: 1 }]
      return { ...booking, ...withoutSlot, items }
    }
    case 'quantity':
      return {
        ...booking,
        ...withoutSlot,
        items: booking.items.map((item) =>
          item.productOptionId === action.optionId ? { ...item, quantity: action.quantity } : item,
        ),
      }
    case 'doctor':
      return { ...booking, ...withoutSlot, employeeId: action.employeeId, day: null, notice: null }
    case 'day':
      return { ...booking, day: action.day, notice: null }
    case 'held':
      return {
        ...booking,
        slot: action.slot,
        hold: action.hold,
        needsProof: false,
        waitFor: null,
        day: action.slot.day,
        notice: null,
      }
    case 'released':
      return { ...booking, hold: null }
    case 'lost':
      return {
        ...booking,
        ...withoutSlot,
        notice: {
          message: action.message,
          reservedAt: booking.slot?.reservedAt ?? action.reservedAt ?? null,
        },
        screen: 'time',
        trail: trailTo(booking, 'time'),
        idempotencyKey: action.key,
      }
    case 'waitFor':
      return { ...booking, ...withoutSlot, waitFor: action.day, day: action.day, notice: null }
    case 'waiting':
      return {
        ...booking,
        ...withoutSlot,
        waitingToken: action.token,
        screen: 'waiting',
        // A place that was just taken is not gone back from.
        trail: action.isNew ? [] : [...booking.trail, booking.screen],
      }
    case 'consulted':
      // What was sent is not gone back to, and is not sent again.
      return { ...booking, question: '', idempotencyKey: '', screen: 'asked', trail: [] }
    case 'told':
      return { ...booking, notice: { message: action.message, reservedAt: action.reservedAt } }
    case 'write':
      return { ...booking, [action.field]: action.text }
    case 'call':
      return { ...booking, callRequest: { ...booking.callRequest, ...action.request } }
    case 'proven':
      return { ...booking, proven: action.proven, notice: null }
    case 'unproved': {
      // Name and number stay as they were typed, and so does the held time: the hold that comes with the proof releases it.
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
    case 'tick':
      return { ...booking, [action.field]: action.isOn }
    case 'agree': {
      const changed = Object.fromEntries(action.terms.map((id) => [id, action.isAgreed]))
      return { ...booking, agreed: { ...booking.agreed, ...changed } }
    }
    case 'made':
      // What is done is not gone back to.
      return { ...booking, ...withoutSlot, made: action.made, found: action.made, screen: 'done', trail: [] }
    case 'found': {
      const { found, isNamed = false } = action
      // Who asked for this very reservation has searched for none.
      const trail: Screen[] = isNamed ? [] : [...booking.trail, booking.screen]
      const { day, changeableUntil } = found.reservation
      return isNamed && booking.choice.isMove && changeableUntil !== null
        ? { ...booking, found, day, screen: 'move', trail: [...trail, 'detail'] }
        : { ...booking, found, screen: 'detail', trail }
    }
    case 'renewed':
      return { ...booking, found: action.found }
    case 'changed': {
      const { reservation, to } = action
      return {
        ...booking,
        ...withoutSlot,
        found: booking.found && { ...booking.found, reservation },
        made: booking.made && { ...booking.made, reservation },
        isMoved: reservation.status !== 'CANCELLED',
        screen: to,
        trail: trailTo(booking, to),
      }
    }
  }
}

/** Required terms of this booking that are not agreed to yet. */
export const missingTerms = <T extends { id: number; isRequired: boolean }>(
  terms: readonly T[],
  agreed: Booking['agreed'],
): T[] => terms.filter(({ id, isRequired }) => isRequired && !agreed[id])

/** Says whether the number that was typed has been proved. The API alone says whether that still holds. */
export const isProven = ({ phone, proven }: Pick<Booking, 'phone' | 'proven'>) => proven?.phone === phone
