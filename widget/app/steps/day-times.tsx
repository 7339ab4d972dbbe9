import { dayText } from '#schema/plain/days.ts'
import { useEffect, useRef } from 'react'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import type { Times } from '../../api.ts'
import type { Slot } from '../booking.ts'
import { useWidget } from '../context.ts'
import { section, sectionTitle } from '../panel.styles.ts'
import { Fault } from '../parts/fault.tsx'
import type { Answer } from '../use-answer.ts'
import { TimeList } from './time-list.tsx'
import type { useHold } from './use-hold.ts'

type DayTimesProps = {
  day: string
  times: Answer<Times>
  holding: ReturnType<typeof useHold>
  selected: Slot | null
  /** True for a day that was tapped in the calendar. */
  isChosen: boolean
  onChoose: (slot: Slot) => void
  onGo: (day: string) => void
  onWait: (() => void) | undefined
}

/** Times of the day in hand. */
export function DayTimes({ day, times, holding, selected, isChosen, ...on }: DayTimesProps) {
  const { booking } = useWidget()
  const place = useRef<HTMLElement>(null)
  const comesIntoSight = isChosen && times.data?.day === day
  // The times of a day that was tapped come into sight; at first the calendar is what is to be seen.
  useEffect(() => {
    if (comesIntoSight) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [day, comesIntoSight])
  return (
    <section
      ref={place}
      className={section()}
      aria-label={`${dayText(day)} 예약 시간`}
      aria-busy={times.isStale}
    >
      <h3 className={sectionTitle()}>{dayText(day)}</h3>
      {!booking.slot && <Fault error={holding.error} />}
      {times.error ? (
        <FailureNote sentence="시간을 불러오지 못했습니다." onRetry={times.retry} />
      ) : !times.data || times.data.day !== day ? (
        <RowsSkeleton count={2} />
      ) : (
        <TimeList
          times={times.data}
          pending={holding.pending}
          selected={selected?.reservedAt ?? null}
          onChoose={on.onChoose}
          onGo={(slot) => on.onGo(slot.day)}
          onWait={on.onWait}
        />
      )}
    </section>
  )
}
