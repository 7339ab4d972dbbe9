import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import type { HoldInput } from '../../api.ts'
import { isProven, type Slot } from '../booking.ts'
import { useWidget } from '../context.ts'

/**
 * Holds a time for who chose it. What comes of it is in the booking: the hold, or a notice that it is gone. `onLost` is
 * for a screen that shows the free times: they have changed.
 */
export function useHold(onLost?: () => void) {
  const { api, cache, booking, dispatch, tell, member } = useWidget()
  const [pending, setPending] = useState<string | null>(null)

  /** `proven`: a proof that has just come, and is not drawn yet. */
  const hold = async (slot: Slot, proven = isProven(booking) ? booking.proven : null): Promise<boolean> => {
    setPending(slot.reservedAt)
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
    } catch (error) {
      if (isProofNeeded(error)) {
        dispatch({ type: 'unproved', slot, message: error.message, isNeeded: true })
        return false
      }
      forgetTimes(cache)
      dispatch({
        type: 'lost',
        message: messageOf(error),
        reservedAt: slot.reservedAt,
        key: crypto.randomUUID(),
      })
      onLost?.()
      return false
    } finally {
      setPending(null)
    }
  }
  return { hold, pending }
}

/** Forgets the free times, which have changed: they are asked for when they are shown next. */
export function forgetTimes(cache: Map<string, unknown>): void {
  for (const key of cache.keys()) if (/^(?:days|times) /.test(key)) cache.delete(key)
}

/** Says whether a number is to be proved first: a limit of the unproved is reached, or the proof is over. */
const isProofNeeded = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['proof-needed', 'phone-proof-over'].includes(error.code)

export const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.message : '알 수 없는 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'
