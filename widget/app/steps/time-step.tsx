import { dayText, timeText } from '#schema/plain/days.ts'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FreshText } from '#ui/fresh-text.tsx'
import { useInView } from '#ui/use-in-view.ts'
import { useToday } from '#ui/use-now.ts'
import { FailureNote } from '#ui/state-note.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import type { Doctor, SlotQuery } from '../../api.ts'
import { nextStep, type Slot } from '../booking.ts'
import { lastDayOf, monthOf } from '../calendar.ts'
import { useWidget } from '../context.ts'
import { body, lead, section, sectionTitle, sub } from '../panel.styles.ts'
import { FindLink } from '../parts/find-link.tsx'
import { Foot } from '../parts/foot.tsx'
import { HeldSlot } from '../parts/held-slot.tsx'
import { held, notice as noticeClass, noticeAction } from '../parts/parts.styles.ts'
import { useAnswer, type Answer } from '../use-answer.ts'
import { DoctorChoice } from './doctor-choice.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { NextFree } from './next-free.tsx'
import { TimeList } from './time-list.tsx'
import { Fault, messageOf } from '../parts/fault.tsx'
import { forgetTimes, isLost, useHold } from './use-hold.ts'

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

const noDays = '예약할 수 있는 날을 불러오지 못했습니다.'

type DaysAndTimesProps = { firstDay: string; doctors: Answer<{ rows: Doctor[] }> }

function DaysAndTimes({ firstDay, doctors }: DaysAndTimesProps) {
  const widget = useWidget()
  const { api, cache, booking, dispatch, member } = widget
  const isMove = booking.screen === 'move'
  const [moving, setMoving] = useState<Slot | null>(null)
  const query = slotQuery(widget)
  const key = JSON.stringify([query.items, query.employeeId, query.moving?.reservationId ?? null])

  // The choice of a doctor stands above the days: coming later it would move them away from under a finger.
  const isMeetingDoctors = !isMove && !doctors.data && !doctors.error
  const [turned, setTurned] = useState<string | null>(null)
  const month = turned ?? monthOf(booking.day ?? firstDay)
  const days = useAnswer(cache, `days ${key} ${month}`, (signal) =>
    api.days(query, month === monthOf(firstDay) ? firstDay : `${month}-01`, lastDayOf(month), signal),
  )
  const next = days.data?.nextAvailable ?? null
  const isShownMonth = booking.day === null || days.isStale || monthOf(booking.day) === month
  const day = booking.day ?? (days.isStale ? null : (next?.day ?? null))
  const times = useAnswer(cache, day ? `times ${key} ${day}` : null, (signal) =>
    api.times(query, day as string, signal),
  )
  // The screen stays, and so do its questions: they are asked again here.
  const askAgain = () => {
    days.retry()
    times.retry()
  }
  // The link below the days and times waits for both: they would push it down.
  const isWhole = days.error ?? (days.data && (!day || times.error || times.data))
  const { hold, pending, error: holdError } = useHold(askAgain)
  const choose = async (slot: Slot) => {
    if (isMove) return setMoving(slot)
    if (await hold(slot))
      dispatch({ type: 'go', to: nextStep({ ...booking, screen: 'time' }, Boolean(member)) })
  }
  const goTo = (slot: Slot) => {
    setTurned(null)
    dispatch({ type: 'day', day: slot.day })
  }
  const waitFor = (full: string) => {
    dispatch({ type: 'waitFor', day: full })
    dispatch({ type: 'go', to: nextStep({ ...booking, screen: 'time', waitFor: full }, Boolean(member)) })
  }
  const selected = isMove ? moving : booking.slot
  const noticePlace = useInView<HTMLDivElement>(booking.notice)
  const timesPlace = useRef<HTMLElement>(null)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const hasTimes = times.data?.day === chosenDay
  // The times of a day that was tapped come into sight; at first the calendar is what is to be seen.
  useEffect(() => {
    if (chosenDay && hasTimes) timesPlace.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosenDay, hasTimes])

  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{isMove ? '언제로 옮기시겠어요?' : '언제 오시겠어요?'}</h2>
        {isMove && booking.found && (
          <p className={sub()}>
            {`지금 예약은 ${dayText(booking.found.reservation.day)} ${timeText(booking.found.reservation.time)}입니다. 새 시간으로 바뀔 때까지 그대로 둡니다.`}
          </p>
        )}
        {booking.notice && (
          <div ref={noticePlace} className={noticeClass()} role="alert">
            <strong>{booking.notice.message}</strong>
            <NextFree
              times={times.data}
              after={booking.notice.reservedAt}
              onChoose={(slot) => void choose(slot)}
            />
          </div>
        )}
        {doctors.data && doctors.data.rows.length > 1 && (
          <DoctorChoice
            doctors={doctors.data.rows}
            chosen={booking.employeeId}
            onChoose={(employeeId) => {
              setTurned(null)
              dispatch({ type: 'doctor', employeeId })
            }}
          />
        )}
        {days.error ? (
          <FailureNote sentence={noDays} onRetry={days.retry} />
        ) : isMeetingDoctors ? (
          <RowsSkeleton count={6} />
        ) : (
          <MonthCalendar
            month={month}
            days={days.data}
            isStale={days.isStale || !days.data}
            firstDay={firstDay}
            selected={day}
            onSelect={(chosen) => {
              setTurned(null)
              setChosenDay(chosen)
              dispatch({ type: 'day', day: chosen })
            }}
            onMonth={setTurned}
          />
        )}
        {!isShownMonth && next && (
          <button type="button" className={noticeAction()} onClick={() => goTo(next)}>
            <FreshText>{`${dayText(next.day)}부터 예약할 수 있습니다`}</FreshText>
            <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
        {days.data && !next && !days.isStale && booking.day === null && (
          <p className={noticeClass()}>지금은 예약을 받을 수 있는 시간이 없습니다. 병원으로 문의해 주세요.</p>
        )}
        {day && (
          <section
            ref={timesPlace}
            className={section()}
            aria-label={`${dayText(day)} 예약 시간`}
            aria-busy={times.isStale}
          >
            <h3 className={sectionTitle()}>{dayText(day)}</h3>
            {!booking.slot && <Fault error={holdError} />}
            {times.error ? (
              <FailureNote sentence="시간을 불러오지 못했습니다." onRetry={times.retry} />
            ) : !times.data || times.data.day !== day ? (
              <RowsSkeleton count={2} />
            ) : (
              <TimeList
                times={times.data}
                pending={pending}
                selected={selected?.reservedAt ?? null}
                onChoose={(slot) => void choose(slot)}
                onGo={goTo}
                onWait={isMove ? undefined : () => waitFor(day)}
              />
            )}
          </section>
        )}
        {isWhole && !isMove && booking.trail.length === 0 && (
          <div className={section()}>
            <FindLink />
          </div>
        )}
      </div>
      {isMove && moving && (
        <MoveFoot
          slot={moving}
          onLost={() => {
            setMoving(null)
            askAgain()
          }}
        />
      )}
      {!isMove && booking.slot && (
        <Foot
          label="다음"
          error={holdError}
          onNext={() => dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })}
        >
          <HeldSlot onHoldAgain={() => booking.slot && void hold(booking.slot)} />
        </Foot>
      )}
    </>
  )
}

function slotQuery({ booking, site: _ }: ReturnType<typeof useWidget>): SlotQuery {
  const { screen, found, hold, items, employeeId } = booking
  if (screen === 'move' && found) {
    const { reservation, changeToken } = found
    return {
      items: reservation.items.map(({ productOptionId, quantity }) => ({ productOptionId, quantity })),
      employeeId: reservation.isEmployeeChosen ? (reservation.employee?.id ?? null) : null,
      moving: { reservationId: reservation.id, changeToken },
    }
  }
  return {
    items,
    employeeId,
    holdToken: hold?.holdToken,
  }
}

/** Asks once more, and moves the booking; the old time stays until then. */
function MoveFoot({ slot, onLost }: { slot: Slot; onLost: () => void }) {
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
