import type { ClinicEvent } from '#schema/events.ts'
import type { Image } from '#schema/primitives.ts'
import { ActionLink } from './action-link.tsx'
import { boundWords, soldOut } from './event-bounds.ts'
import * as styles from './event-card.styles.ts'
import { eventCountdown, openEndedLabel, type Period } from './event-countdown.ts'
import { formatDate } from './format.ts'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'
import { ProductPrice } from './product-price.tsx'

/** An event as a card tells it, wherever it comes from. */
export type EventCardData = {
  title: string
  summary?: string | undefined
  image?: Image | null | undefined
  url: string
  /** Absent where it has no end. */
  period?: Period | undefined
  /** Customers for whom it is. */
  target?: string | undefined
  badge?: string | undefined
  /** Who may book of it, and how much is left; absent for an event that is written in the page. */
  bounds?: Pick<ClinicEvent, 'eligibility' | 'remaining'> | undefined
  price: Parameters<typeof ProductPrice>[0]['price']
}

/** Address of an event: the list of events, with this one at its head. */
export const eventPath = ({ id }: { id: number }) => `/events?eventId=${id}`

/** An event of the API as cards tell it. */
export const toEventCard = (event: ClinicEvent): EventCardData => ({
  title: event.title,
  summary: event.summary,
  image: event.image,
  url: eventPath(event),
  period: { startsAt: event.firstDay, endsAt: event.lastDay },
  target: event.audience,
  bounds: event,
  price: event.price,
})

/** Returns whether an event is over. The server renders every event as running, because it keeps the page for later visitors. */
export const isEventOver = ({ period }: Pick<EventCardData, 'period'>, now: Date | null) =>
  now !== null && period !== undefined && eventCountdown(period, now).status === 'over'

/** Shows who may book of an event, and how much is left of it. */
export const BoundLabels = ({ bounds }: { bounds: Parameters<typeof boundWords>[0] }) =>
  boundWords(bounds).map((words) => (
    <span key={words} className={styles.label({ urgent: words === soldOut })}>
      {words}
    </span>
  ))

type CountdownProps = { period: Period | undefined; now: Date | null }

/**
 * Shows how long an event goes on. Comes with the clock, after what is there already, so that its coming moves nothing.
 */
export function CountdownLabel({ period, now }: CountdownProps) {
  if (!period) return <span className={styles.label()}>{openEndedLabel}</span>
  if (!now) return null
  const { status, label } = eventCountdown(period, now)
  const isUrgent = status === 'last' || label.startsWith('D-')
  return <span className={styles.label({ urgent: isUrgent })}>{label}</span>
}

/** Period of an event, and whom it is for. */
export function EventFacts({ period, target }: Pick<EventCardData, 'period' | 'target'>) {
  if (!period && !target) return null
  return (
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
  )
}

type EventCardProps = {
  card: EventCardData
  /** Place in a row, so that marks differ. */
  index: number
  now: Date | null
  Heading: 'h2' | 'h3'
}

/** One event: picture with countdown, name, period, whom it is for, and price. All of it leads to the event. */
export function EventCard({ card, index, now, Heading }: EventCardProps) {
  const { title, summary, image, url, period, target, badge, bounds, price } = card
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {image ? (
          <Picture
            image={image}
            fit="landscape"
            sizes="(max-width: 768px) 80vw, (max-width: 1024px) 44vw, 33vw"
          />
        ) : (
          <PartnerMark name={title} index={index} />
        )}
        <p className={styles.labels()}>
          {badge && <span className={styles.label()}>{badge}</span>}
          {bounds && <BoundLabels bounds={bounds} />}
          {bounds?.remaining !== 0 && <CountdownLabel period={period} now={now} />}
        </p>
      </div>
      <Heading className={styles.title()}>
        <ActionLink url={url}>{title}</ActionLink>
      </Heading>
      {summary && <p className={styles.summary()}>{summary}</p>}
      <EventFacts period={period} target={target} />
      {price && (
        <div className={styles.price()}>
          <ProductPrice price={price} />
        </div>
      )}
    </article>
  )
}

/** Events in columns: four where three in a row would leave one alone. */
export function EventGrid({
  cards,
  now,
  Heading,
}: { cards: EventCardData[] } & Omit<EventCardProps, 'card' | 'index'>) {
  const isFour = cards.length % 3 === 1 && cards.length % 4 !== 1
  return (
    <ul className={styles.grid({ four: isFour })}>
      {cards.map((card, index) => (
        <li key={card.url + card.title}>
          <EventCard card={card} index={index} now={now} Heading={Heading} />
        </li>
      ))}
    </ul>
  )
}
