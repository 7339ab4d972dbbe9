import { dayText, timeText } from '#schema/plain/days.ts'
import { useEffect, useState } from 'react'
import { FreshText } from '#ui/fresh-text.tsx'
import { useClock } from '#ui/clock-context.ts'
import { useWidget } from '../context.ts'
import * as styles from './parts.styles.ts'

/** Seconds until a moment; 0 once it has come. */
function useSecondsUntil(moment: string | undefined): number {
  const clock = useClock()
  const left = () => {
    const now = clock.now()
    return moment && now !== undefined ? Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000)) : 0
  }
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [moment])
  return seconds
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The chosen time and how long it is still held; where that is over, a tap holds it again. */
export function HeldSlot({ onHoldAgain }: { onHoldAgain: () => void }) {
  const { slot, hold, needsProof } = useWidget().booking
  const seconds = useSecondsUntil(hold?.expiresAt)
  if (!slot) return null
  return (
    <div className={styles.held()}>
      <strong>
        <FreshText>{`${dayText(slot.day)} ${timeText(slot.time)}`}</FreshText>
      </strong>
      {needsProof ? (
        <span className={styles.heldTime()}>휴대전화를 인증하시면 이 시간을 잡아 드립니다</span>
      ) : hold && seconds > 0 ? (
        <span className={styles.heldTime()} role="timer" aria-live="off">
          <FreshText>
            {hold.isExclusive
              ? `이 시간을 ${clock(seconds)} 동안 잡아 두었습니다`
              : '병원이 확인한 뒤 확정됩니다'}
          </FreshText>
        </span>
      ) : (
        <button type="button" className={styles.noticeAction()} onClick={onHoldAgain}>
          잡아 둔 시간이 지났습니다. 다시 잡기
        </button>
      )}
    </div>
  )
}
