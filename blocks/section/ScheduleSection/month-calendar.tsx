import { useQueryContext } from '#api/use-query-context.tsx'
import { formatDate } from '#ui/format.ts'
import { LinkChips } from '#ui/link-chips.tsx'
import { pageAddress, rowNumber } from '#ui/page-address.ts'
import { QueryState } from '#ui/query-state.tsx'
import { daysOf, monthName } from '#schema/plain/months.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { calendarDays, noteworthy } from './calendar-days.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { CalendarTable } from './calendar-table.tsx'
import { monthFrom } from './month.ts'
import { monthQueries } from './queries.ts'
import * as styles from './styles.ts'

/** One month, with ways to the months beside it and to the doctors. */
export function MonthCalendar({ month, today }: { month: string; today: string | null }) {
  const { api, path, search } = useQueryContext()
  const { schedules, specialDays } = monthQueries(api, month)
  const query = useQuery(schedules)
  const { data: special } = useQuery(specialDays)
  const doctorId = rowNumber(search.doctor)
  const address = (changes: Record<string, string | number | undefined>) =>
    pageAddress(path, { month, ...search }, changes)
  const doctors = query.data?.rows.map(({ employee }) => employee) ?? []
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)]
  const notes = noteworthy(special?.rows ?? [])
  return (
    <>
      <div className={styles.head()}>
        <nav aria-label="달" className={styles.months()}>
          {before && (
            <a
              href={address({ month: before })}
              className={styles.step()}
              aria-label={`이전 달, ${monthName(before)}`}
            >
              <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
            </a>
          )}
          <h2 className={styles.month()}>{monthName(month)}</h2>
          {after && (
            <a
              href={address({ month: after })}
              className={styles.step()}
              aria-label={`다음 달, ${monthName(after)}`}
            >
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
            </a>
          )}
        </nav>
        {doctors.length > 1 && (
          <LinkChips
            label="의료진"
            links={[
              { title: '전체', url: address({ doctor: '' }), isCurrent: doctorId === undefined },
              ...doctors.map(({ id, name, title }) => ({
                title: `${name} ${title}`,
                url: address({ doctor: id }),
                isCurrent: id === doctorId,
              })),
            ]}
          />
        )}
      </div>
      <QueryState
        query={query}
        loading={<CalendarSkeleton />}
        failure="진료 일정을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) => (
          <CalendarTable
            month={month}
            today={today}
            days={calendarDays(daysOf(month), rows, special?.rows ?? [], doctorId)}
            isOfOne={doctorId !== undefined || rows.length === 1}
          />
        )}
      </QueryState>
      {notes.length > 0 && (
        <section className={styles.notes()} aria-label="이달의 휴진과 단축 진료">
          <h3 className={styles.notesTitle()}>이달의 휴진과 단축 진료</h3>
          <ul>
            {notes.map(({ startsOn, endsOn, reason, effect }) => (
              <li key={startsOn + reason} className={styles.noteRow()}>
                <span>
                  <time dateTime={startsOn}>{formatDate(startsOn)}</time>
                  {endsOn !== startsOn && (
                    <>
                      {' '}
                      – <time dateTime={endsOn}>{formatDate(endsOn)}</time>
                    </>
                  )}
                </span>
                <strong>{reason}</strong>
                <span>{effect}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
