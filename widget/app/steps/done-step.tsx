import { CircleCheck } from 'lucide-react'
import { CalendarButton } from '../manage/calendar-button.tsx'
import { ReservationFacts } from '../manage/reservation-facts.tsx'
import { useWidget } from '../context.ts'
import { body, linkButton, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import * as styles from './done-step.styles.ts'

/** Shows what was booked, how to keep it, and how to find it again. */
export default function DoneStep() {
  const { booking, dispatch, options, close } = useWidget()
  const { made } = booking
  if (!made) return null
  const { reservation, proof } = made
  const isConfirmed = reservation.status === 'CONFIRMED'
  return (
    <>
      <div className={body()}>
        <div className={styles.head()}>
          <CircleCheck size={48} strokeWidth={1.25} aria-hidden="true" className={styles.icon()} />
          <div role="status">
            <h2 className={styles.title()}>
              {isConfirmed ? '예약이 확정되었습니다' : '예약이 신청되었습니다'}
            </h2>
          </div>
          <p className={sub()}>
            {isConfirmed ? '예약 시간 10분 전까지 와 주세요.' : '병원에서 확인한 뒤 확정해 드립니다.'}
          </p>
        </div>
        <ReservationFacts reservation={reservation} />
        <div className={styles.actions()}>
          <CalendarButton found={made} />
          <button
            type="button"
            className={linkButton()}
            onClick={() => dispatch({ type: 'go', to: 'detail' })}
          >
            예약 변경·취소
          </button>
        </div>
        {proof && (
          <p className={styles.again()}>
            나중에 <strong>예약 확인</strong>에서 휴대전화 번호와 예약 번호{' '}
            <strong>{reservation.code}</strong>로 다시 찾을 수 있습니다.
          </p>
        )}
      </div>
      {options.mode === 'popup' && <Foot label="닫기" onNext={close} />}
    </>
  )
}
