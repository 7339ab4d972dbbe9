import { useQueryContext } from '#api/use-query-context.tsx'
import type { ClinicEvent, EventOffer } from '#schema/events.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { remainingWords } from '#ui/event-bounds.ts'
import { BoundLabels, CountdownLabel, EventFacts } from '#ui/event-card.tsx'
import { containerClass } from '#ui/layout.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProductPrice } from '#ui/product-price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useNow } from '#ui/use-now.ts'
import { bookingButton } from '#ui/without-scripts.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { eventQuery } from './queries.ts'
import * as styles from './styles.ts'
import type { Data } from './types.ts'

type OneEventProps = { id: string; data: Data; eventId: number }

/** The event that the address names: what it is, for whom, until when, and the treatments it is for. */
export function OneEvent({ id, data, eventId }: OneEventProps) {
  const { data: found, isError, refetch } = useQuery(eventQuery(useQueryContext().api, eventId))
  const event = found?.rows[0]
  return (
    <section className={styles.one()}>
      <div className={containerClass()}>
        {event && <Shown id={id} data={data} event={event} />}
        {found && !event && (
          <EmptyNote sentence={data.overText} link={{ title: '진행 중인 이벤트 보기', url: '/events' }} />
        )}
        {!found && isError && (
          <FailureNote sentence="이벤트를 불러오지 못했습니다." onRetry={() => void refetch()} />
        )}
        {!found && !isError && <TextSkeleton lines={6} />}
      </div>
    </section>
  )
}

/** How much of one offer is left, and how much one person may have. */
const offerWords = ({ remaining, limitPerPerson }: EventOffer) => [
  ...[remainingWords(remaining)].filter((words) => words !== null),
  ...(limitPerPerson === null ? [] : [`1인 ${limitPerPerson}개`]),
]

function Shown({ id, data, event }: { id: string; data: Data; event: ClinicEvent }) {
  const now = useNow()
  const openReservation = useApplicationStore((state) => state.openReservation)
  const isSoldOut = event.remaining === 0
  const period = { startsAt: event.firstDay, endsAt: event.lastDay }
  return (
    <article className={styles.event()}>
      <div className={styles.picture()}>
        {event.image ? (
          <Picture image={event.image} fit="landscape" sizes="(max-width: 1024px) 100vw, 50vw" priority />
        ) : (
          <PartnerMark name={event.title} />
        )}
      </div>
      <div className={styles.words()}>
        <p className={styles.labels()}>
          <BoundLabels bounds={event} />
          {!isSoldOut && <CountdownLabel period={period} now={now} />}
        </p>
        <h2 className={styles.title()}>{event.title}</h2>
        {event.summary && <p className={styles.summary()}>{event.summary}</p>}
        <EventFacts period={period} target={event.audience} />
        {event.offers.length > 0 && (
          <>
            <h3 className={styles.offerTitle()}>{data.offerTitle}</h3>
            <ul className={styles.offers()}>
              {event.offers.map((offer) => (
                <li key={offer.optionId}>
                  <a href={`/products/${offer.productId}?eventId=${event.id}`} className={styles.offer()}>
                    <span>
                      <strong>{offer.productName}</strong>
                      <small>{[offer.optionName, ...offerWords(offer)].join(' · ')}</small>
                    </span>
                    <ProductPrice price={offer.price} />
                    <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <button
          {...bookingButton}
          className={`${buttonClass({ size: 'large' })} ${styles.reserve()}`}
          disabled={isSoldOut}
          onClick={() => openReservation('treatment', { eventId: event.id })}
        >
          {isSoldOut ? '마감되었습니다' : '이벤트 예약'}
        </button>
      </div>
      {event.body.length > 0 && (
        <div className={styles.body()}>
          <RichText id={`${id}-event`} blocks={event.body} hasTitle />
        </div>
      )}
    </article>
  )
}
