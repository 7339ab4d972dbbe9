import { dayInSeoul } from '#schema/plain/days.ts'
import type { ProductDetail } from '#schema/products.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { eventCountdown } from '#ui/event-countdown.ts'
import { formatDate, lastDayOf } from '#ui/format.ts'
import { ProductPrice } from '#ui/product-price.tsx'
import { useNow } from '#ui/use-now.ts'
import { ChevronRight } from 'lucide-react'
import * as styles from './styles.ts'
import type { Data } from './types.ts'

/** Shows the treatment's badges, name, summary, price, running events, and how long it takes. */
export function Facts({ data, product }: { data: Data; product: ProductDetail }) {
  const { badges, name, summary, price, events, tags, durationMinutes, options } = product
  const sessions = [...new Set(options.map((option) => option.sessions))].sort((a, b) => a - b)
  return (
    <header>
      {badges.length > 0 && (
        <p className={styles.badges()}>
          {badges.map((badge) => (
            <span key={badge.id} className={styles.badge()}>
              {badge.name}
            </span>
          ))}
        </p>
      )}
      <h1 className={styles.name()}>{name}</h1>
      {summary && <p className={styles.summary()}>{summary}</p>}
      <div className={styles.price()}>
        {price ? (
          <ProductPrice price={price} size="large" />
        ) : (
          <p className={styles.noPrice()}>{data.noPriceText}</p>
        )}
      </div>
      <dl className={styles.facts()}>
        <div>
          <dt>소요 시간</dt>
          <dd>약 {durationMinutes}분</dd>
        </div>
        {sessions.some((count) => count > 1) && (
          <div>
            <dt>횟수</dt>
            <dd>{sessions.map((count) => `${count}회`).join(' · ')}</dd>
          </div>
        )}
        {tags.length > 0 && (
          <div>
            <dt>이런 고민에</dt>
            <dd>{tags.join(' · ')}</dd>
          </div>
        )}
      </dl>
      {events.map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
    </header>
  )
}

/** A running event that the treatment is in; how long it goes on comes with the clock. */
function EventLine({ event }: { event: ProductDetail['events'][number] }) {
  const now = useNow()
  const period = { startsAt: dayInSeoul(event.startsAt), endsAt: lastDayOf(event.endsAt) }
  return (
    <ActionLink url={`/events?eventId=${event.id}`} className={styles.event()}>
      <span>
        <strong>{event.title}</strong>
        <small>
          {formatDate(period.startsAt)} – {formatDate(period.endsAt)}
        </small>
      </span>
      <span className={styles.countdown()}>{now && eventCountdown(period, now).label}</span>
      <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
    </ActionLink>
  )
}
