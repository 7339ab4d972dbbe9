import type { PartnerProfile } from '#schema/partner.ts'
import type { BookingRules } from './booking-rules.ts'
import type { Span } from './spans.ts'

/** Hours of a day; times as the database writes them (`14:30:00`). */
export type Hours = {
  startTime: string
  endTime: string
  breakStart: string | null
  breakEnd: string | null
}

export type WeeklyHours = Hours & { weekday: number; validFrom: string; validUntil: string | null }

/** Other hours on one day, or with `null` none. */
export type Exception = { hours: Hours | null; reason: string }

export type Doctor = {
  id: number
  name: string
  title: string
  specialty: string
  image: unknown
  position: number
  weekly: WeeklyHours[]
  exceptions: Map<string, Exception>
  /** What is taken, in ms since the epoch, in order. */
  claims: Span[]
}

export type SpecialDay = {
  startsOn: string
  endsOn: string
  openTime: string | null
  closeTime: string | null
  reason: string
}

/** All that decides what may be booked between two days. */
export type Schedule = {
  profile: PartnerProfile
  rules: BookingRules
  specialDays: SpecialDay[]
  publicHolidays: Map<string, string>
  doctors: Doctor[]
}

/** Why a day or a time cannot be had; the message is what a visitor reads. */
export type Reason = { code: string; message: string }
