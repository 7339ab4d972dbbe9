import { dayText } from '#schema/plain/days.ts'
import { CircleCheck } from 'lucide-react'
import { useWidget } from '../context.ts'
import { body, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { partNames } from '../parts/part-choices.tsx'
import * as styles from './done-step.styles.ts'

/** Tells that the request to be called has come. */
export default function AskedStep() {
  const { booking, member, options, close } = useWidget()
  const { day, part } = booking.callRequest
  const when = [day && dayText(day), part !== 'ANY' && partNames[part]].filter(Boolean).join(' ')
  return (
    <>
      <div className={body()}>
        <div className={styles.head()}>
          <CircleCheck size={48} strokeWidth={1.25} aria-hidden="true" className={styles.icon()} />
          <div role="status">
            <h2 className={styles.title()}>상담 신청을 받았습니다</h2>
          </div>
          <p className={sub()}>
            {when
              ? `${when}에 전화드리겠습니다. 진료가 이어지면 조금 늦을 수 있습니다.`
              : '병원에서 확인하고 전화드리겠습니다.'}
          </p>
          {member && <p className={sub()}>신청하신 것은 ‘내 예약’에서 보고 취소하실 수 있습니다.</p>}
        </div>
      </div>
      {options.mode === 'popup' && <Foot label="닫기" onNext={close} />}
    </>
  )
}
