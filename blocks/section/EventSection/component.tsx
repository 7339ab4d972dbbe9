import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { EventCard, EventGrid, isEventOver, toEventCard, type EventCardData } from '#ui/event-card.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { eventsQuery, queries } from './queries.ts'
import * as styles from './styles.ts'
import { toCard } from './written.ts'

type Data = BlockData<typeof block>

export default function EventSection({ data }: BlockProps<typeof block>) {
  const { source } = data
  return (
    <HeadedSection data={data}>
      {source.type === 'written' ? (
        <WrittenEvents data={data} events={source.events} />
      ) : (
        <AskedEvents data={data} source={source} />
      )}
    </HeadedSection>
  )
}

type WrittenProps = { data: Data; events: Extract<Data['source'], { type: 'written' }>['events'] }

function WrittenEvents({ data, events }: WrittenProps) {
  const { data: info } = useQuery(queries(data, useQueryContext()).partner)
  const pricing = info?.homepageConfig.hasPriceView ? info.homepageConfig : null
  return <Events data={data} cards={events.map((event) => toCard(event, pricing))} />
}

/** Events of the API: those that run, or of them those that were picked, in the order they were picked in. */
function AskedEvents({ data, source }: { data: Data; source: Exclude<Data['source'], { type: 'written' }> }) {
  const { api } = useQueryContext()
  const { data: found, isError } = useQuery(eventsQuery(api, source))
  if (!found && !isError) return <CardsSkeleton count={3} columns={3} />
  const rows = found?.rows ?? []
  const shown =
    source.type === 'picked'
      ? source.eventIds.flatMap((eventId) => rows.filter(({ id }) => id === eventId))
      : rows
  return <Events data={data} cards={shown.map(toEventCard)} />
}

function Events({ data, cards }: { data: Data; cards: EventCardData[] }) {
  const now = useNow()
  const Heading = data.title ? 'h3' : 'h2'
  const running = cards.filter((card) => !isEventOver(card, now))
  if (running.length === 0) return <p className={styles.empty()}>{data.emptyText}</p>
  if (data.layout === 'grid') return <EventGrid cards={running} now={now} Heading={Heading} />
  return (
    <CarouselRow label="이벤트">
      {running.map((card, index) => (
        <li key={card.url + card.title}>
          <EventCard card={card} index={index} now={now} Heading={Heading} />
        </li>
      ))}
    </CarouselRow>
  )
}
