import type { PartnerProfile } from '#schema/partners.ts'

/** Days ahead that may be booked, where `reservationRange` does not say. */
const defaultRange = 90
export const longestRange = 365
const daysOfUnit = { D: 1, W: 7, M: 30 }

/** `booking_policies` as a row has it; a clinic without one has these. */
export type Policy = {
  slotMinutes: number
  visitMinutes: number
  leadMinutes: number
  changeUntilMinutes: number
  isClosedOnPublicHolidays: boolean
  requireGuestPhoneProof: boolean
  phoneCodeCountries: string[]
  mostCodesPerDay: number
  mostOpenPerPhone: number | null
  unprovedMinutesPerAddress: number | null
  unprovedMinutesPerClinic: number | null
  withdrawMinutes: number
  reminderMinutes: number | null
  waitingOfferMinutes: number
  clinicRecipients: string[]
}
export const defaultPolicy: Policy = {
  slotMinutes: 30,
  visitMinutes: 30,
  leadMinutes: 60,
  changeUntilMinutes: 1440,
  isClosedOnPublicHolidays: true,
  requireGuestPhoneProof: true,
  phoneCodeCountries: [],
  mostCodesPerDay: 300,
  mostOpenPerPhone: 5,
  unprovedMinutesPerAddress: null,
  unprovedMinutesPerClinic: null,
  withdrawMinutes: 30,
  reminderMinutes: 1440,
  waitingOfferMinutes: 30,
  clinicRecipients: [],
}

export type BookingRules = Policy & {
  /** The last day that may be booked is this many after today. */
  rangeDays: number
  /** `STRICT`: a doctor's time is taken by the first who asks. Otherwise requests may share it until one is confirmed. */
  isStrict: boolean
  isConfirmedAtOnce: boolean
}

/**
 * Rules for bookings that follow from the clinic's settings. Source: docs/product.md, R3, R5, R6.
 *
 * - `reservationRange`: days (`60`, `60D`), weeks (`8W`) or months of 30 days (`3M`) ahead, 365 at most; 90 where unset
 *   or anything else.
 * - `reservationMode`: `STRICT` has one booking for each doctor and time, requests included. Any other value (`FREE`)
 *   lets requests for one time stand beside each other; the clinic confirms one, which takes the doctor's time.
 * - `isForceReservation`, or `reservationConfirm` `IMMEDIATE` (`AUTO`): confirmed at once, in `STRICT` mode only, since
 *   in the other a request does not know whether the doctor is free. Anything else: the clinic confirms.
 */
export function bookingRules(config: PartnerProfile['homepageConfig'], policy: Policy): BookingRules {
  const isStrict = config.reservationMode === 'STRICT'
  const isImmediate = ['IMMEDIATE', 'AUTO'].includes(config.reservationConfirm ?? '')
  return {
    ...policy,
    rangeDays: rangeDays(config.reservationRange),
    isStrict,
    isConfirmedAtOnce: isStrict && (config.isForceReservation || isImmediate),
  }
}

function rangeDays(setting: string | null): number {
  const [, count, unit = 'D'] = /^(\d{1,3})([DWM])?$/i.exec(setting?.trim() ?? '') ?? []
  if (!count) return defaultRange
  return Math.min(longestRange, Number(count) * daysOfUnit[unit.toUpperCase() as keyof typeof daysOfUnit])
}
