import { timeText } from '#schema/plain/days.ts'
import { doctorText, reservationStatusNames } from '#schema/plain/reservation-words.ts'
import type { Reservation } from '#schema/reservations.ts'
import { formatDate } from '#ui/format.ts'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isEnded } from './status.ts'
import * as styles from './styles.ts'

export const nameOf = ({ items }: Pick<Reservation, 'items'>) =>
  items.map(({ productName }) => productName).join(', ') || '방문 상담'

/** One booking of a list. `children`: the control with its name, which opens it. */
export function Row({ reservation, children }: { reservation: Reservation; children: ReactNode }) {
  const { day, time, employee, status } = reservation
  return (
    <li className={styles.row({ isEnded: isEnded(status) })}>
      <p className={styles.when()}>
        {/* All of it anew where it changes, as `FreshText` does. */}
        <time key={`${day} ${time}`} dateTime={`${day}T${time}+09:00`}>
          {formatDate(`${day}T00:00:00+09:00`)} <strong>{timeText(time)}</strong>
        </time>
      </p>
      <div className={styles.what()}>
        <h2>{children}</h2>
        <p>{`의료진 ${doctorText(employee)}`}</p>
      </div>
      <span className={styles.status({ status })}>{reservationStatusNames[status]}</span>
      <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
    </li>
  )
}
