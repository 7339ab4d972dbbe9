import { formatDate } from '#ui/format.ts'
import { monthName, weeksOf } from '#schema/plain/months.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { CalendarDay } from './calendar-days.ts'
import * as styles from './styles.ts'

const weekdays = ['일', '월', '화', '수', '목', '금', '토']
const markOf = (weekday: number) => (weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'none')

type CalendarTableProps = {
  month: string
  days: CalendarDay[]
  today: string | null
  /** The days are those of one doctor: hours without names. */
  isOfOne: boolean
}

/** A month as a table of weeks. */
export function CalendarTable({ month, days, today, isOfOne }: CalendarTableProps) {
  const byDay = new Map(days.map((day) => [day.day, day]))
  return (
    <table className={styles.table()}>
      <caption className={visuallyHidden()}>{`${monthName(month)} 진료 일정`}</caption>
      <thead>
        <tr>
          {weekdays.map((name, weekday) => (
            <th key={name} scope="col" className={styles.weekday({ mark: markOf(weekday) })}>
              {name}
              <span className={visuallyHidden()}>요일</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => {
              const found = day === null ? undefined : byDay.get(day)
              if (!found) return <td key={weekday} className={styles.cell({ kind: 'none' })} aria-hidden />
              return (
                <td
                  key={weekday}
                  className={styles.cell({ kind: found.isClosed ? 'closed' : 'open' })}
                  aria-current={found.day === today ? 'date' : undefined}
                >
                  <time
                    dateTime={found.day}
                    className={styles.number({ mark: found.isHoliday ? 'sunday' : markOf(weekday) })}
                    aria-label={formatDate(found.day)}
                  >
                    {Number(found.day.slice(8))}
                  </time>
                  {found.note && <p className={styles.note()}>{found.note}</p>}
                  <Doctors day={found} isOfOne={isOfOne} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows who works on a day. Where there is no room for names, how many. */
function Doctors({ day: { doctors }, isOfOne }: { day: CalendarDay; isOfOne: boolean }) {
  if (doctors.length === 0) return null
  if (isOfOne)
    return (
      <p className={styles.hours()}>
        {doctors[0]?.hours.split(', ').map((span) => (
          <span key={span}>{span}</span>
        ))}
      </p>
    )
  return (
    <>
      <ul className={styles.doctors()}>
        {doctors.map(({ id, name, hours }) => (
          <li key={`${id} ${hours}`}>
            <strong>{name}</strong> {hours}
          </li>
        ))}
      </ul>
      <p className={styles.many()} aria-hidden>
        {`${doctors.length}명`}
      </p>
    </>
  )
}
