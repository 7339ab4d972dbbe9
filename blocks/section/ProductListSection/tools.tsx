import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { formatNumber } from '#ui/format.ts'
import { FreshText } from '#ui/fresh-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { sorts, type Filter } from './filter.ts'
import { eventQuery } from './queries.ts'
import * as styles from './styles.ts'
import type { Data, To } from './types.ts'

type ToolsProps = {
  data: Data
  filter: Filter
  to: To
  /** Number of them; unknown until they have come. */
  count: number | undefined
  hasPrices: boolean | undefined
}

/** Shows how many there are, what they are narrowed to, and in which order they stand. */
export function Tools({ data, filter, to, count, hasPrices = false }: ToolsProps) {
  const say = useClinicWords()
  const badges = [...new Set([...data.badges, ...(filter.badge ? [filter.badge] : [])])]
  return (
    <div className={styles.tools()}>
      <div className={styles.narrowed()}>
        <p className={styles.count()} role="status">
          {count !== undefined && (
            <span>
              {`${say('시술')} `}
              <strong>{formatNumber(count)}</strong>개
            </span>
          )}
        </p>
        <ul className={styles.chips()}>
          {filter.keyword !== '' && <Remove title={`‘${filter.keyword}’`} url={to({ keyword: '' })} />}
          {filter.eventId !== null && <EventChip eventId={filter.eventId} url={to({ eventId: null })} />}
          {filter.exhibitionId !== null && <Remove title="기획전" url={to({ exhibitionId: null })} />}
          {badges.map((badge) => {
            const isChosen = badge === filter.badge
            return (
              <li key={badge}>
                <a
                  href={to({ badge: isChosen ? '' : badge })}
                  aria-current={isChosen ? 'true' : undefined}
                  className={styles.chip({ chosen: isChosen })}
                >
                  {badge}
                  {isChosen && <X size={14} strokeWidth={2} aria-label="빼기" />}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
      {data.showSort && (
        <nav aria-label="차례">
          <ul className={styles.sorts()}>
            {Object.entries(sorts).map(([name, { title, needsPrices }]) =>
              needsPrices && !hasPrices ? null : (
                <li key={name}>
                  <a
                    href={to({ sort: name as Filter['sort'] })}
                    aria-current={name === filter.sort ? 'true' : undefined}
                    className={styles.sort({ chosen: name === filter.sort })}
                  >
                    {title}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** Something the list is narrowed to, with the way to all again. */
function Remove({ title, url }: { title: string; url: string }) {
  return (
    <li>
      <a href={url} className={styles.chip({ chosen: true })}>
        <FreshText>{title}</FreshText>
        <X size={14} strokeWidth={2} aria-label="빼기" />
      </a>
    </li>
  )
}

function EventChip({ eventId, url }: { eventId: number; url: string }) {
  const { data: titles } = useQuery(eventQuery(useQueryContext().api, eventId))
  return <Remove title={titles?.rows[0]?.title ?? '이벤트'} url={url} />
}
