import type { GuestProof, Hold, Item, Reservation } from '../api.ts'
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

/** Says whether one reservation is to be opened. */
export const isOfReservation = ({ reservation, reservationId }: ReservationChoice) =>
  reservation !== undefined || reservationId !== undefined

/** Required terms of this booking that are not agreed to yet. */
export const missingTerms = <T extends { id: number; isRequired: boolean }>(
  terms: readonly T[],
  agreed: Booking['agreed'],
): T[] => terms.filter(({ id, isRequired }) => isRequired && !agreed[id])

/** Says whether the number that was typed has been proved. The API alone says whether that still holds. */
export const isProven = ({ phone, proven }: Pick<Booking, 'phone' | 'proven'>) => proven?.phone === phone
