import { z } from 'zod'
import { moment } from './call-parts.ts'
import { nextAvailable } from './employees.ts'

/** One wrong field of a request: a JSON Pointer below the body, and what would be right, in Korean. */
export const fieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** A reservation, or an offer to who waits, in a time that is about to be closed, its customer's name masked. */
export const standingReservation = z.object({
  id: z.number().int().positive(),
  reservedAt: moment,
  employeeName: z.string().nullable(),
  contactName: z.string(),
})
export type StandingReservation = z.infer<typeof standingReservation>

/** `application/problem+json` (RFC 9457, with the project's `message` and `code`). */
export const problem = z.object({
  status: z.number().int(),
  /** Korean, fit to be shown. */
  message: z.string(),
  /** Stable, in lower-case words joined by `-`. */
  code: z.string(),
  errors: z.array(fieldError).optional(),
  /** Next free time, on a 409 for a time that is taken; `null` where there is none. */
  nextAvailable: nextAvailable.nullable().optional(),
  /** Reservations in the way, on a 409 for a change that closes their time. */
  reservations: z.array(standingReservation).optional(),
  /** Times that are kept for who waits, likewise; they would be withdrawn. */
  offers: z.array(standingReservation).optional(),
  /** Rules that a booking of the desk would override, on a 409 that asks whether it shall. */
  overrides: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
  /** On a 404: when what is asked for begins to be there, as far as that is known. */
  validUntil: moment.optional(),
  /** Id of the request: the log has an unforeseen failure under it. */
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problem>
