import type { Reservation } from '#schema/reservations.ts'
import { formatDate } from '#ui/format.ts'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isEnded, statusNames } from './status.ts'
import * as styles from './styles.ts'

export const nameOf = ({ items }: Pick<Reservation, 'items'>) =>
  items.map(({ productName }) => productName).join(', ') || '방문 상담'

/** One booking of a list. `children`: the control with its name, which opens it. */
export function Row({ reservation, children }: { reservation: Reservation; children: ReactNode }) {
  const { day, time, employee, status } = reservation
  return (
    <li className={styles.row({ isEnded: isEnded(status) })}>
      <p className={styles.when()}>
        <time dateTime={`${day}T${time}+09:00`}>
          {formatDate(`${day}T00:00:00+09:00`)} <strong>{time}</strong>
        </time>
      </p>
      <div className={styles.what()}>
        <h2>{children}</h2>
        <p>{employee ? `담당 ${employee.name}` : '담당은 병원이 정해 드립니다'}</p>
      </div>
      <span className={styles.status({ status })}>{statusNames[status]}</span>
      <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
    </li>
  )
}
