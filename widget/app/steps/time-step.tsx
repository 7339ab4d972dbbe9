import { dayText, timeText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { useInView } from '#ui/use-in-view.ts'
import { useToday } from '#ui/use-now.ts'
import { FailureNote } from '#ui/state-note.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import type { Doctor, Times } from '../../api.ts'
import { nextStep, type Slot } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead, section, sub } from '../panel.styles.ts'
import { FindLink } from '../parts/find-link.tsx'
import { Foot } from '../parts/foot.tsx'
import { HeldSlot } from '../parts/held-slot.tsx'
import { notice } from '../parts/parts.styles.ts'
import { useAnswer, type Answer } from '../use-answer.ts'
import { DayChoice, noDays } from './day-choice.tsx'
import { DayTimes } from './day-times.tsx'
import { DoctorChoice } from './doctor-choice.tsx'
import { MoveFoot } from './move-foot.tsx'
import { NextFree } from './next-free.tsx'
import { useFreeTimes, type FreeTimes } from './use-free-times.ts'
import { useHold } from './use-hold.ts'

/** With whom, on which day and when. A tap on a free time holds it and goes on; a move asks once more. */
export default function TimeStep() {
  const { api, cache, booking } = useWidget()
  const { items } = booking
  const isMove = booking.screen === 'move'
  const doctors = useAnswer(cache, isMove ? null : `doctors ${JSON.stringify(items)}`, (signal) =>
    api.doctors(items, signal),
  )
  const firstDay = useToday()
  if (firstDay !== null) return <DaysAndTimes firstDay={firstDay} doctors={doctors} />
  // The first answer tells which day it is.
  return (
    <div className={body()}>
      {doctors.error ? <FailureNote sentence={noDays} onRetry={doctors.retry} /> : <RowsSkeleton count={6} />}
    </div>
  )
}

/** Ways from the times on: a time that is held, one that is moved to, a full day that is waited for, another day or doctor. */
function useTimeChoice({ askAgain, setTurned }: FreeTimes) {
  const { booking, dispatch, member } = useWidget()
  const isMove = booking.screen === 'move'
  const [moving, setMoving] = useState<Slot | null>(null)
  const holding = useHold(askAgain)
  const goOn = (waitFor: string | null = null) =>
    dispatch({ type: 'go', to: nextStep({ ...booking, screen: 'time', waitFor }, Boolean(member)) })
  return {
    isMove,
    moving,
    forgetMove() {
      setMoving(null)
      askAgain()
    },
    holding,
    async choose(slot: Slot) {
      if (isMove) return setMoving(slot)
      if (await holding.hold(slot)) goOn()
    },
    goOn,
    waitFor(day: string) {
      dispatch({ type: 'waitFor', day })
      goOn(day)
    },
    goTo(day: string) {
      setTurned(null)
      dispatch({ type: 'day', day })
    },
    chooseDoctor(employeeId: number | null) {
      setTurned(null)
      dispatch({ type: 'doctor', employeeId })
    },
  }
}

type DaysAndTimesProps = { firstDay: string; doctors: Answer<{ rows: Doctor[] }> }

function DaysAndTimes({ firstDay, doctors }: DaysAndTimesProps) {
  const { booking } = useWidget()
  const free = useFreeTimes(firstDay)
  const { isMove, moving, holding, goTo, ...choice } = useTimeChoice(free)
  const { days, day, times } = free
  // The link below the days and times waits for both: they would push it down.
  const isWhole = days.error ?? (days.data && (!day || times.error || times.data))
  const [chosenDay, setChosenDay] = useState<string | null>(null)

  return (
    <>
      <div className={body()}>
        <TimeHead times={times.data} onChoose={(slot) => void choice.choose(slot)} />
        {doctors.data && doctors.data.rows.length > 1 && (
          <DoctorChoice
            doctors={doctors.data.rows}
            chosen={booking.employeeId}
            onChoose={choice.chooseDoctor}
          />
        )}
        <DayChoice
          free={free}
          firstDay={firstDay}
          // The choice of a doctor is above the days: shown later, it would move them away from under a finger.
          isWaiting={!isMove && !doctors.data && !doctors.error}
          onChoose={(chosen) => {
            setChosenDay(chosen)
            goTo(chosen)
          }}
          onGo={goTo}
        />
        {day && (
          <DayTimes
            day={day}
            times={times}
            holding={holding}
            selected={isMove ? moving : booking.slot}
            isChosen={day === chosenDay}
            onChoose={(slot) => void choice.choose(slot)}
            onGo={goTo}
            onWait={isMove ? undefined : () => choice.waitFor(day)}
          />
        )}
        {isWhole && !isMove && booking.trail.length === 0 && (
          <div className={section()}>
            <FindLink />
          </div>
        )}
      </div>
      {isMove && moving && <MoveFoot slot={moving} onLost={choice.forgetMove} />}
      {!isMove && booking.slot && (
        <Foot label="다음" error={holding.error} onNext={() => choice.goOn()}>
          <HeldSlot onHoldAgain={() => booking.slot && void holding.hold(booking.slot)} />
        </Foot>
      )}
    </>
  )
}

type TimeHeadProps = { times: Times | undefined; onChoose: (slot: Slot) => void }

/** Question of the step, and why it is asked again. */
function TimeHead({ times, onChoose }: TimeHeadProps) {
  const { booking } = useWidget()
  const place = useInView<HTMLDivElement>(booking.notice)
  const moved = booking.screen === 'move' ? booking.found?.reservation : undefined
  return (
    <>
      <h2 className={lead()}>{booking.screen === 'move' ? '언제로 옮기시겠어요?' : '언제 오시겠어요?'}</h2>
      {moved && (
        <p className={sub()}>
          {`지금 예약은 ${dayText(moved.day)} ${timeText(moved.time)}입니다. 새 시간으로 바뀔 때까지 그대로 둡니다.`}
        </p>
      )}
      {booking.notice && (
        <div ref={place} className={notice()} role="alert">
          <strong>{booking.notice.message}</strong>
          <NextFree times={times} after={booking.notice.reservedAt} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
