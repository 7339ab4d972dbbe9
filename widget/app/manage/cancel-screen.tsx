import { dayText, timeText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { useWidget } from '../context.ts'
import { body, lead, section, sectionTitle, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import * as styles from './manage.styles.ts'

const reasons = [
  '일정이 바뀌었습니다',
  '다른 시간으로 다시 예약하려고 합니다',
  '몸이 좋지 않습니다',
  '그 밖의 이유',
]

/** Asks for the reason, and whether it is really to be cancelled. */
export default function CancelScreen() {
  const { api, cache, booking, dispatch, tell } = useWidget()
  const [reason, setReason] = useState(reasons[0] ?? '')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { found } = booking
  if (!found) return null
  const { reservation, proof } = found
  const cancel = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const cancelled = await api.cancel({ id: reservation.id, proof }, reason)
      cache.clear()
      dispatch({ type: 'changed', reservation: cancelled, to: 'detail' })
      tell({ type: 'reservationChanged', status: cancelled.status, reservedAt: cancelled.reservedAt })
    } catch (refusal) {
      setError(refusal)
      setBusy(false)
    }
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>예약을 취소하시겠어요?</h2>
        <p className={sub()}>
          {dayText(reservation.day)} {timeText(reservation.time)} 예약이 취소되고, 이 시간은 다른 분이 예약할
          수 있게 됩니다.
        </p>
        <fieldset className={section()}>
          <legend className={sectionTitle()}>취소하시는 이유</legend>
          <div className={styles.reasons()}>
            {reasons.map((one) => (
              <label key={one} className={styles.reason()}>
                <input
                  type="radio"
                  name="reason"
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
                {one}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Foot
        label="예약 취소하기"
        isBusy={isBusy}
        error={error}
        keep={{ label: '그대로 두기', onKeep: () => dispatch({ type: 'back' }) }}
        onNext={() => void cancel()}
      />
    </>
  )
}
