import { dayText } from '#schema/plain/days.ts'
import { ArrowRight } from 'lucide-react'
import { FreshText } from '#ui/fresh-text.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { notice, noticeAction } from '../parts/parts.styles.ts'
import { MonthCalendar } from './month-calendar.tsx'
import type { FreeTimes } from './use-free-times.ts'

export const noDays = '예약할 수 있는 날을 불러오지 못했습니다.'

type DayChoiceProps = {
  free: FreeTimes
  firstDay: string
  isWaiting: boolean
  onChoose: (day: string) => void
  /** Goes to a day that another month has. */
  onGo: (day: string) => void
}

/** The month's days, and where the next free one is if none of it is chosen. */
export function DayChoice({ free, firstDay, isWaiting, onChoose, onGo }: DayChoiceProps) {
  const { chosen, month, setTurned, days, next, day, isShownMonth } = free
  return (
    <>
      {days.error ? (
        <FailureNote sentence={noDays} onRetry={days.retry} />
      ) : isWaiting ? (
        <RowsSkeleton count={6} />
      ) : (
        <MonthCalendar
          month={month}
          days={days.data}
          isStale={days.isStale || !days.data}
          firstDay={firstDay}
          selected={day}
          onSelect={onChoose}
          onMonth={setTurned}
        />
      )}
      {!isShownMonth && next && (
        <button type="button" className={noticeAction()} onClick={() => onGo(next.day)}>
          <FreshText>{`${dayText(next.day)}부터 예약할 수 있습니다`}</FreshText>
          <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
        </button>
      )}
      {days.data && !next && !days.isStale && chosen === null && (
        <p className={notice()}>지금은 예약을 받을 수 있는 시간이 없습니다. 병원으로 문의해 주세요.</p>
      )}
    </>
  )
}
