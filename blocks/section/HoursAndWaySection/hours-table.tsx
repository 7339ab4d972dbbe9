import type { Hours } from '#ui/hours-of-days.ts'
import { hoursRows, hoursToday, type HoursRow, type Today } from '#ui/operating-hours.ts'
import { useNow } from '#ui/use-now.ts'
import * as styles from './styles.ts'

const isToday = ({ key, mark }: HoursRow, today: Today | null) =>
  today !== null && (key === today.day || (key === 'weekday' && today.mark === null && mark === null))

/** The week, with today marked once the clock can be asked. */
export function HoursTable({ partner }: { partner: Hours }) {
  const now = useNow()
  const today = now && hoursToday(partner, now)
  return (
    <table className={styles.hours()}>
      <tbody>
        {hoursRows(partner, '휴진').map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <span className={row.mark ? styles.mark({ day: row.mark }) : undefined}>{row.label}</span>
              {isToday(row, today) && <span className={styles.today()}>오늘</span>}
            </th>
            <td className={row.span ? undefined : styles.quiet()}>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
