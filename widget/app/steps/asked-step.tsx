import { CircleCheck } from 'lucide-react'
import { useWidget } from '../context.ts'
import { body, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import * as styles from './done-step.styles.ts'

/** Tells that the request to be called has come. */
export default function AskedStep() {
  const { options, close } = useWidget()
  return (
    <>
      <div className={body()}>
        <div className={styles.head()}>
          <CircleCheck size={48} strokeWidth={1.25} aria-hidden="true" className={styles.icon()} />
          <div role="status">
            <h2 className={styles.title()}>상담 신청을 받았습니다</h2>
          </div>
          <p className={sub()}>병원에서 확인하고 전화드리겠습니다.</p>
        </div>
      </div>
      {options.mode === 'popup' && <Foot label="닫기" onNext={close} />}
    </>
  )
}
