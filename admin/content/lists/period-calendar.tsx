import { shortWeekday, weekdayOf } from '#schema/plain/days.ts'
import { addMonths, daysOf, monthName, monthOf } from '#schema/plain/months.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import * as styles from './calendar.styles.ts'
import { barIn } from './period-days.ts'
import { PopupMoment } from './popup-moment.tsx'
import type { ResourceDeclaration, ResourceRow } from './types.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

type PeriodCalendarProps = {
  resource: ResourceDeclaration
  /** `2026-11` */
  month: string
  rows: readonly ResourceRow[]
  onChange: (month: string) => void
}

const momentOf = (row: ResourceRow, column: string) =>
  (row.values[column] as string | null | undefined) ?? null

type DayHeadProps = {
  day: string
  isToday: boolean
  /** Shows the pages as they are on that morning. */
  onSee?: (moment: string) => void
}

function DayHead({ day, isToday, onSee }: DayHeadProps) {
  return (
    <th scope="col" className={styles.dayHead({ sunday: weekdayOf(day) === 0, today: isToday })}>
      {onSee ? (
        <button type="button" onClick={() => onSee(`${day}T09:00`)}>
          <span aria-hidden>{Number(day.slice(8))}</span>
          <span className={visuallyHidden()}>{Number(day.slice(8))}일의 화면 보기</span>
        </button>
      ) : (
        Number(day.slice(8))
      )}
      <small aria-hidden>{shortWeekday(day)}</small>
    </th>
  )
}

type PeriodLineProps = Pick<PeriodCalendarProps, 'resource'> & {
  row: ResourceRow
  bar: NonNullable<ReturnType<typeof barIn>>
  days: string[]
}

function PeriodLine({ resource, row, bar, days }: PeriodLineProps) {
  return (
    <tr>
      <th scope="row" className={styles.rowHead()}>
        <Link to={`/content/${resource.name}/${row.id}`} className={styles.rowName()}>
          {row.title}
        </Link>
        <StatusMark status={row.status} />
      </th>
      <td colSpan={days.length} className={styles.barCell()}>
        <span
          className={styles.bar({
            status: row.status,
            goesBack: bar.goesBack,
            goesOn: bar.goesOn,
          })}
          style={{
            marginLeft: share(bar.first, days),
            width: share(bar.last - bar.first + 1, days),
          }}
        >
          {tellPeriod(bar, days)}
        </span>
      </td>
    </tr>
  )
}

/** When the rows of a resource are shown: a line for each, over the days of a month. */
export function PeriodCalendar({ resource, month, rows, onChange }: PeriodCalendarProps) {
  const [seenAt, setSeenAt] = useState<string | null>(null)
  const days = daysOf(month)
  const now = useToday()
  const shown = rows.flatMap((row) => {
    const { from = '', until = '' } = resource.period ?? {}
    const bar = barIn(month, momentOf(row, from), momentOf(row, until))
    return bar ? [{ row, bar }] : []
  })
  // Popups are the one thing that many pages have and whose turn is hard to picture.
  const canSee = resource.name === 'popups'
  return (
    <section aria-label={`${resource.title} 달력`}>
      <div className={styles.monthBar()}>
        <IconButton label="지난달" icon={ChevronLeft} onClick={() => onChange(addMonths(month, -1))} />
        <h2 className={styles.monthName()} aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton label="다음 달" icon={ChevronRight} onClick={() => onChange(addMonths(month, 1))} />
        <button type="button" className={button()} onClick={() => onChange(monthOf(now))}>
          이번 달
        </button>
        {canSee && (
          <button
            type="button"
            className={button({ look: 'quiet' })}
            onClick={() => setSeenAt(`${month === monthOf(now) ? now : days[0]}T09:00`)}
          >
            그때의 화면 보기
          </button>
        )}
      </div>
      <div className={styles.scroller()} tabIndex={0} role="region" aria-label={`${resource.title} 기간`}>
        <table className={styles.calendar()}>
          <thead>
            <tr>
              <th scope="col" className={styles.rowHead()}>
                이름
              </th>
              {days.map((day) => (
                <DayHead key={day} day={day} isToday={day === now} {...(canSee && { onSee: setSeenAt })} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, bar }) => (
              <PeriodLine key={row.id} resource={resource} row={row} bar={bar} days={days} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.none()}>이 달에 보이는 것이 없습니다.</p>}
      </div>
      {seenAt !== null && <PopupMoment first={seenAt} rows={rows} onClose={() => setSeenAt(null)} />}
    </section>
  )
}

const share = (count: number, days: readonly string[]) => `${(count / days.length) * 100}%`

const tellPeriod = (
  { first, last, goesBack, goesOn }: NonNullable<ReturnType<typeof barIn>>,
  days: readonly string[],
) => {
  const tell = (index: number) => `${Number(days[index]?.slice(8))}일`
  if (goesBack && goesOn) return '한 달 내내'
  if (goesBack) return `${tell(last)}까지`
  if (goesOn) return `${tell(first)}부터`
  return first === last ? tell(first) : `${tell(first)}~${tell(last)}`
}
