import type { PartnerProfile } from '#schema/partners.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import type { Span } from './spans.ts'

/** Hours of one weekday (1 is Monday), in minutes of the day. */
export type WeeklyHours = {
  weekday: number
  validFrom: string | null
  validUntil: string | null
  spans: Span[]
}

/** Other hours on one day, or with `null` none. */
export type Exception = { spans: Span[] | null; reason: string }

export type Doctor = {
  id: number
  name: string
  title: string
  specialty: string
  image: unknown
  position: number
  weekly: WeeklyHours[]
  exceptions: Map<string, Exception>
  /** Spans that are taken, in ms since the epoch. */
  claims: Span[]
}

/** Time for which somebody uses a room or device. Whose it is: a visit that is to move is there once, not twice. */
export type Use = Span & { owner: number }

/** A room or device that the visit needs. */
export type Facility = {
  id: number
  /** How many visits may use it at once; 0 while it can't be used. */
  capacity: number
  /** In ms since the epoch. */
  uses: Use[]
}

/** Days on which the clinic is closed, or keeps other hours; times as the database writes them (`14:30:00`). */
export type SpecialDay = {
  startsOn: string
  endsOn: string
  startTime: string | null
  endTime: string | null
  breakStart: string | null
  breakEnd: string | null
  reason: string
}

/** All that decides what may be booked between two days. */
export type Schedule = {
  /** The last day that it tells of. */
  until: string
  profile: PartnerProfile
  rules: BookingRules
  /** The first one that covers a day holds. Closed days stand before open ones, short periods before long ones. */
  specialDays: SpecialDay[]
  publicHolidays: ReadonlyMap<string, string>
  doctors: Doctor[]
  /** Rooms and devices that the visit needs. */
  facilities: Facility[]
}

/** Reason why a day or a time cannot be had; visitors read the message. */
export type Reason = { code: string; message: string }
