import { ActionLink } from '#ui/action-link.tsx'
import { eventCountdown, openEndedLabel } from '#ui/event-countdown.ts'
import { formatDate } from '#ui/format.ts'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { Event } from './component.tsx'
import * as styles from './styles.ts'

type EventCardProps = {
  event: Event
  index: number
  now: Date | null
  pricing: { isIncludeVat: boolean } | null
  Heading: 'h2' | 'h3'
}

/** Comes with the clock, after what is there already, so that its coming moves nothing. */
function CountdownLabel({ period, now }: { period: Event['period']; now: Date | null }) {
  if (!period) return <span className={styles.label()}>{openEndedLabel}</span>
  if (!now) return null
  const { status, label } = eventCountdown(period, now)
  const isUrgent = status === 'last' || label.startsWith('D-')
  return <span className={styles.label({ urgent: isUrgent })}>{label}</span>
}

export function EventCard({ event, index, now, pricing, Heading }: EventCardProps) {
  const { period, target, price } = event
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {event.image ? (
          <Picture
            image={event.image}
            fit="landscape"
            sizes="(max-width: 768px) 80vw, (max-width: 1024px) 44vw, 33vw"
          />
        ) : (
          <PartnerMark name={event.title} index={index} />
        )}
        <p className={styles.labels()}>
          {event.badge && <span className={styles.label()}>{event.badge}</span>}
          <CountdownLabel period={period} now={now} />
        </p>
      </div>
      <Heading className={styles.title()}>
        <ActionLink url={event.url}>{event.title}</ActionLink>
      </Heading>
      {event.summary && <p className={styles.summary()}>{event.summary}</p>}
      {(period || target) && (
        <dl className={styles.facts()}>
          {period && (
            <>
              <dt>기간</dt>
              <dd>
                <time dateTime={period.startsAt}>{formatDate(period.startsAt)}</time> –{' '}
                <time dateTime={period.endsAt}>{formatDate(period.endsAt)}</time>
              </dd>
            </>
          )}
          {target && (
            <>
              <dt>대상</dt>
              <dd>{target}</dd>
            </>
          )}
        </dl>
      )}
      {pricing && price !== undefined && (
        <div className={styles.price()}>
          <Price price={price} priceBefore={event.priceBefore} isIncludeVat={pricing.isIncludeVat} />
        </div>
      )}
    </article>
  )
}
