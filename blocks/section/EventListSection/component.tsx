import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { EventGrid, isEventOver, toEventCard } from '#ui/event-card.tsx'
import { Section } from '#ui/layout.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useNow } from '#ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { OneEvent } from './one-event.tsx'
import { askedFor, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function EventListSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { eventId, page } = askedFor(context)
  const { data: found, isError, refetch } = useQuery(queries(data, context).events)
  const now = useNow()
  const say = useClinicWords()
  const cards = found?.rows
    .filter((event) => event.id !== eventId)
    .map(toEventCard)
    .filter((card) => !isEventOver(card, now))
  const isOne = eventId !== null
  return (
    <>
      {isOne && <OneEvent key={eventId} id={id} data={data} eventId={eventId} />}
      <Section
        eyebrow={isOne ? undefined : data.eyebrow}
        title={isOne ? data.othersTitle : data.title}
        lead={isOne ? undefined : data.lead}
        ground={data.ground}
        className={isOne || data.title ? '' : styles.headless()}
      >
        {cards && cards.length > 0 && (
          <EventGrid cards={cards} now={now} Heading={isOne || data.title ? 'h3' : 'h2'} />
        )}
        {cards?.length === 0 && (
          <EmptyNote sentence={data.emptyText} link={{ title: say('시술 모두 보기'), url: '/products' }} />
        )}
        {!found && isError && (
          <FailureNote sentence="이벤트를 불러오지 못했습니다." onRetry={() => void refetch()} />
        )}
        {!found && !isError && <CardsSkeleton count={6} columns={3} />}
        {found && (
          <div className={styles.pages()}>
            <Pagination
              page={page}
              pages={Math.ceil(found.count / data.pageSize)}
              address={(next) => (next === 1 ? context.path : `${context.path}?page=${next}`)}
              label="이벤트"
            />
          </div>
        )}
      </Section>
    </>
  )
}
