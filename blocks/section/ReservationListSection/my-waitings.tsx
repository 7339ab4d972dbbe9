import { useQueryContext } from '#api/use-query-context.tsx'
import { momentText, timeText } from '#schema/plain/days.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { formatDate } from '#ui/format.ts'
import { bookingButton } from '#ui/without-scripts.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { waitingsQuery } from './queries.ts'
import * as styles from './styles.ts'

/** Days that are waited for; each opens in the widget, where it is booked or withdrawn. */
export function MyWaitings() {
  const { api } = useQueryContext()
  const openReservation = useApplicationStore((state) => state.openReservation)
  // One that is booked or withdrawn in the widget is gone when its window has closed.
  const isOpen = useApplicationStore(({ layers }) => layers.open > 0)
  const { data } = useQuery({ ...waitingsQuery(api), staleTime: 0, enabled: !isOpen })
  if (!data || data.rows.length === 0) return null
  return (
    <ul aria-label="기다리는 자리">
      {data.rows.map(({ id, day, offer, items, linkToken, hasMissed }) => (
        <li key={id} className={styles.row({ isEnded: false })}>
          <p className={styles.when()}>
            <time dateTime={offer?.reservedAt ?? day}>
              {formatDate(`${day}T00:00:00+09:00`)} {offer && <strong>{timeText(offer.time)}</strong>}
            </time>
          </p>
          <div className={styles.what()}>
            <h2>
              <button {...bookingButton} onClick={() => openReservation('treatment', { waiting: linkToken })}>
                {items.map(({ productName }) => productName).join(', ') || '방문 상담'}
              </button>
            </h2>
            <p>
              {offer
                ? `${momentText(offer.expiresAt)}까지 이 시간을 잡아 두었습니다`
                : hasMissed
                  ? '그날 다른 자리가 나면 다시 문자로 알려 드립니다'
                  : '자리가 나면 문자로 알려 드립니다'}
            </p>
          </div>
          <span className={styles.status({ status: offer ? 'CONFIRMED' : 'REQUESTED' })}>
            {offer ? '자리가 났습니다' : '대기 중'}
          </span>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </li>
      ))}
    </ul>
  )
}
