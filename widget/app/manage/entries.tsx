import { dayText, timeText } from '#schema/plain/days.ts'
import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { ChevronRight } from 'lucide-react'
import type { Reservation } from '../../api.ts'
import * as styles from './manage.styles.ts'

type EntriesProps<Row extends Reservation> = { rows: readonly Row[]; onOpen: (row: Row) => void }

/** Bookings to open. */
export function Entries<Row extends Reservation>({ rows, onOpen }: EntriesProps<Row>) {
  return (
    <ul className={styles.list()}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={styles.entry()} onClick={() => onOpen(row)}>
            <span>
              <strong>{`${dayText(row.day)} ${timeText(row.time)}`}</strong>
              <small>{`${reservationStatusNames[row.status]} · ${namesOf(row.items)}`}</small>
            </span>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

export const namesOf = (items: readonly { productName: string }[]) =>
  items.map(({ productName }) => productName).join(', ') || '방문 상담'
