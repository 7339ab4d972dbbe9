import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { eventCountdown } from '#ui/event-countdown.ts'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { useNow } from '#ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { EventCard } from './event-card.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export type Event = BlockData<typeof block>['events'][number]

/** Whether it is over is known only where the clock is: on the server, for a page that is kept, all go on. */
const isOver = ({ period }: Event, now: Date | null) =>
  now !== null && period !== undefined && eventCountdown(period, now).status === 'over'

export default function EventSection({ data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const now = useNow()
  const pricing = info?.homepageConfig.hasPriceView ? info.homepageConfig : null
  const { eyebrow, title, lead, ground, layout, more } = data
  const events = data.events.filter((event) => !isOver(event, now))
  const cards = events.map((event, index) => (
    <li key={event.url + event.title}>
      <EventCard event={event} index={index} now={now} pricing={pricing} Heading={data.title ? 'h3' : 'h2'} />
    </li>
  ))
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      {events.length === 0 && <p className={styles.empty()}>{data.emptyText}</p>}
      {events.length > 0 && layout === 'grid' && (
        <ul className={styles.grid({ four: events.length % 3 === 1 && events.length % 4 !== 1 })}>{cards}</ul>
      )}
      {events.length > 0 && layout === 'row' && (
        <CarouselRow label="이벤트" peek={events.length > 3}>
          {cards}
        </CarouselRow>
      )}
    </Section>
  )
}
