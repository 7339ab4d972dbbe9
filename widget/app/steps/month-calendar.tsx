import { addDays, weekdayOf } from '#schema/plain/days.ts'
import { addMonths, monthName, monthOf, weeksOf } from '#schema/plain/months.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { FreshText } from '#ui/fresh-text.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { Days } from '../../api.ts'
import { weekdayName } from '../time-words.ts'
import * as styles from './month-calendar.styles.ts'

type MonthCalendarProps = {
  month: string
  days: Days | undefined
  isStale: boolean
  firstDay: string
  selected: string | null
  onSelect: (day: string) => void
  onMonth: (month: string) => void
}

/** Reason why a day is closed, as short as a cell has room for. */
const short: Record<string, string> = {
  full: '마감',
  'public-holiday': '공휴일',
  'clinic-closed': '휴진',
  'weekly-closed': '휴진',
  'doctor-off': '휴진',
  off: '휴진',
  'no-doctor': '휴진',
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Keys that choose another day. */
function useArrowKeys(
  { month, selected, onSelect, onMonth }: MonthCalendarProps,
  isOut: (day: string) => boolean,
) {
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  // The keyboard's choice keeps the focus, in the next month too.
  useEffect(() => {
    if (!moved.current || selected === null) return
    moved.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus()
  }, [selected, month])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keys[event.key]
    const day = (event.target as HTMLElement).dataset.day
    if (step === undefined || !day) return
    event.preventDefault()
    const next = addDays(day, step)
    if (isOut(next)) return
    moved.current = true
    if (monthOf(next) !== month) onMonth(monthOf(next))
    onSelect(next)
  }
  return { table, onKeyDown }
}

/** A month as it hangs on a Korean wall: from Sunday on. A day that cannot be booked says why when it is chosen. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, days, isStale, firstDay, selected, onSelect, onMonth } = props
  const known = new Map(days?.rows.map((row) => [row.day, row]))
  const lastDay = days?.lastDay
  const isOut = (day: string) => day < firstDay || (lastDay !== undefined && day > lastDay)
  const { table, onKeyDown } = useArrowKeys(props, isOut)
  const inMonth = selected !== null && monthOf(selected) === month ? selected : null
  const tabStop =
    inMonth ??
    weeksOf(month)
      .flat()
      .find((day): day is string => day !== null && !isOut(day)) ??
    null

  return (
    <div className={styles.calendar()} aria-busy={isStale}>
      <MonthHead month={month} firstDay={firstDay} lastDay={lastDay} onMonth={onMonth} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={table} className={styles.table({ stale: isStale })} onKeyDown={onKeyDown}>
        <caption className={styles.caption()}>
          <FreshText>{`${monthName(month)} 예약 날짜`}</FreshText>
        </caption>
        <thead>
          <tr>
            {[...'일월화수목금토'].map((name, index) => (
              <th key={name} scope="col" className={styles.weekday({ day: dayKind(index) })}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- No control: a day of another month.
                if (day === null) return <td key={column} />
                return (
                  <td key={day}>
                    <DayButton
                      day={day}
                      state={known.get(day)}
                      isOff={isOut(day)}
                      isChosen={day === selected}
                      isTabStop={day === tabStop}
                      onSelect={onSelect}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayKind = (weekday: number) => (weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'plain')

type MonthHeadProps = Pick<MonthCalendarProps, 'month' | 'firstDay' | 'onMonth'> & {
  lastDay: string | undefined
}

function MonthHead({ month, firstDay, lastDay, onMonth }: MonthHeadProps) {
  return (
    <div className={styles.head()}>
      <h3 className={styles.month()} aria-live="polite">
        <FreshText>{monthName(month)}</FreshText>
      </h3>
      <button
        type="button"
        className={styles.turn()}
        aria-label="이전 달"
        disabled={month <= monthOf(firstDay)}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.turn()}
        aria-label="다음 달"
        disabled={lastDay !== undefined && month >= monthOf(lastDay)}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}

type DayButtonProps = Pick<MonthCalendarProps, 'onSelect'> & {
  day: string
  /** The day's state; absent while it loads. */
  state: NonNullable<MonthCalendarProps['days']>['rows'][number] | undefined
  /** Before or after the days that can be booked. */
  isOff: boolean
  isChosen: boolean
  isTabStop: boolean
}

function DayButton({ day, state, isOff, isChosen, isTabStop, onSelect }: DayButtonProps) {
  const isFree = state?.isAvailable === true
  const reason = state?.reason
  const mark = !isOff && reason ? (short[reason.code] ?? '휴진') : ''
  const isHoliday = reason?.code === 'public-holiday'
  return (
    <button
      type="button"
      data-day={day}
      data-free={isFree || undefined}
      className={styles.day({
        state: isChosen ? 'chosen' : isOff ? 'off' : isFree || !state ? 'free' : 'closed',
        day: isHoliday ? 'sunday' : dayKind(weekdayOf(day)),
      })}
      disabled={isOff}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      onClick={() => onSelect(day)}
    >
      <span className={visuallyHidden()}>{Number(day.slice(5, 7))}월 </span>
      {Number(day.slice(8))}
      <span className={visuallyHidden()}>
        {`일 ${weekdayName(day)}${isFree ? '' : `, ${reason?.message ?? '예약할 수 없음'}`}`}
      </span>
      {mark && (
        <small className={styles.mark()} aria-hidden="true">
          {mark}
        </small>
      )}
    </button>
  )
}
