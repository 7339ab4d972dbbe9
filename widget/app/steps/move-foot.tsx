import { dayText, timeText } from '#schema/plain/days.ts'
import { useState } from 'react'
import type { Slot } from '../booking.ts'
import { useWidget } from '../context.ts'
import { messageOf } from '../parts/fault.tsx'
import { Foot } from '../parts/foot.tsx'
import { held } from '../parts/parts.styles.ts'
import { forgetTimes, isLost } from './use-hold.ts'

/** Confirms the move, then moves the booking; the old time stays until then. */
export function MoveFoot({ slot, onLost }: { slot: Slot; onLost: () => void }) {
  const { api, cache, booking, dispatch, tell } = useWidget()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const move = async () => {
    if (!booking.found) return
    setBusy(true)
    setError(undefined)
    const { reservation, proof } = booking.found
    try {
      const changed = await api.change({ id: reservation.id, proof }, { reservedAt: slot.reservedAt })
      cache.clear()
      dispatch({ type: 'changed', reservation: changed, to: 'detail' })
      tell({ type: 'reservationChanged', status: changed.status, reservedAt: changed.reservedAt })
    } catch (refusal) {
      setBusy(false)
      if (!isLost(refusal)) return setError(refusal)
      forgetTimes(cache)
      onLost()
      dispatch({ type: 'told', message: messageOf(refusal), reservedAt: slot.reservedAt })
    }
  }
  return (
    <Foot label="이 시간으로 변경" isBusy={isBusy} error={error} onNext={() => void move()}>
      <p className={held()}>
        <strong>{`${dayText(slot.day)} ${timeText(slot.time)}`}</strong>
      </p>
    </Foot>
  )
}
