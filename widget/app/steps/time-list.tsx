import { dayText, timeText } from '#schema/plain/days.ts'
import { ArrowRight, Bell } from 'lucide-react'
import { FreshText } from '#ui/fresh-text.tsx'
import type { Times } from '../../api.ts'
import type { Slot } from '../booking.ts'
import { sub } from '../panel.styles.ts'
import { notice, noticeAction } from '../parts/parts.styles.ts'
import * as styles from './time-step.styles.ts'

type TimeListProps = {
  times: Times
  pending: string | null
  selected: string | null
  onChoose: (slot: Slot) => void
  onGo: (slot: Slot) => void
  /** Waits for the day, where it is full; left out where that makes no sense. */
  onWait?: (() => void) | undefined
}

/** A day's times, those that are taken too, or why there are none and when the next is. */
export function TimeList({ times, pending, selected, onChoose, onGo, onWait }: TimeListProps) {
  const { day, rows, lunch, reason, nextAvailable } = times
  if (reason) {
    return <NoTimes {...{ reason, nextAvailable, onGo, onWait }} />
  }
  const shown = rows.filter(({ reason: why }) => why === null || why.code === 'taken' || why.code === 'full')
  const parts = [
    { name: '오전', times: shown.filter(({ time }) => time < '12:00') },
    { name: '오후', times: shown.filter(({ time }) => time >= '12:00') },
  ]
  return (
    <>
      {parts.map(
        ({ name, times: some }) =>
          some.length > 0 && (
            <div key={name} className={styles.part()}>
              <h4 className={styles.partName()}>{name}</h4>
              <ul className={styles.times()}>
                {some.map(({ time, reservedAt, isAvailable, reason: why }) => (
                  <li key={time}>
                    <button
                      type="button"
                      className={styles.time({ on: reservedAt === (pending ?? selected) })}
                      aria-pressed={reservedAt === selected}
                      aria-label={`${timeText(time)}${isAvailable ? '' : `, ${why?.message ?? ''}`}`}
                      disabled={!isAvailable}
                      aria-busy={pending === reservedAt}
                      onClick={() => {
                        if (pending === null) onChoose({ day, time, reservedAt })
                      }}
                    >
                      {timeText(time).slice(3)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {lunch && (
        <p className={sub()}>
          {`점심시간(${timeText(lunch.start)}~${timeText(lunch.end)})에는 예약을 받지 않습니다.`}
        </p>
      )}
    </>
  )
}

type NoTimesProps = Pick<TimeListProps, 'onGo' | 'onWait'> & {
  reason: NonNullable<Times['reason']>
  nextAvailable: Times['nextAvailable']
}

/** Why a day has no times, and the ways on. */
function NoTimes({ reason, nextAvailable, onGo, onWait }: NoTimesProps) {
  return (
    <div className={notice()}>
      <strong>{reason.message}</strong>
      {nextAvailable && (
        <button type="button" className={noticeAction()} onClick={() => onGo(nextAvailable)}>
          <FreshText>{`가장 빠른 ${dayText(nextAvailable.day)} ${timeText(nextAvailable.time)} 보기`}</FreshText>
          <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
        </button>
      )}
      {onWait && reason.code === 'full' && (
        <button type="button" className={noticeAction()} onClick={onWait}>
          <Bell size={16} strokeWidth={2} aria-hidden="true" />
          자리 나면 알림 받기
        </button>
      )}
    </div>
  )
}
