import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import type { HoldInput } from '../../api.ts'
import { isProven, type Slot } from '../booking.ts'
import { useWidget } from '../context.ts'
import { messageOf } from '../parts/fault.tsx'

/**
 * Holds a time for who chose it. The booking then has the hold, or a notice that the time is gone. `error` is any other
 * failure, after which the time may be held by another tap. `onLost` is for a screen that shows the free times: they have
 * changed.
 */
export function useHold(onLost?: () => void) {
  const { api, cache, booking, dispatch, tell, member } = useWidget()
  const [pending, setPending] = useState<string | null>(null)
  const [error, setError] = useState<unknown>()

  /** `proven`: a proof that has just come, and is not drawn yet. */
  const hold = async (slot: Slot, proven = isProven(booking) ? booking.proven : null): Promise<boolean> => {
    setPending(slot.reservedAt)
    setError(undefined)
    const input: HoldInput = {
      reservedAt: slot.reservedAt,
      employeeId: booking.employeeId,
      items: booking.items,
      ...(booking.hold && { holdToken: booking.hold.holdToken }),
      ...(!member && proven && { contactPhone: proven.phone, phoneProof: proven.phoneProof }),
    }
    try {
      const held = await api.hold(input)
      dispatch({ type: 'held', slot, hold: held })
      tell({ type: 'slotSelected', reservedAt: slot.reservedAt, employeeId: booking.employeeId })
      return true
    } catch (refusal) {
      if (isProofNeeded(refusal)) {
        dispatch({ type: 'unproved', slot, message: refusal.message, isNeeded: true })
        return false
      }
      if (!isLost(refusal)) {
        setError(refusal)
        return false
      }
      forgetTimes(cache)
      dispatch({
        type: 'lost',
        message: messageOf(refusal),
        reservedAt: slot.reservedAt,
        key: crypto.randomUUID(),
      })
      onLost?.()
      return false
    } finally {
      setPending(null)
    }
  }
  return { hold, pending, error }
}

/** Forgets the free times, which have changed: they are asked for when they are shown next. */
export function forgetTimes(cache: Map<string, unknown>): void {
  for (const key of cache.keys()) if (/^(?:days|times) /.test(key)) cache.delete(key)
}

/** Says whether a number is to be proved first: a limit of the unproved is reached, or the proof is over. */
const isProofNeeded = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['proof-needed', 'phone-proof-over'].includes(error.code)

/** Says whether the time is gone, so that another is chosen. */
export const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.code.startsWith('slot-'))
