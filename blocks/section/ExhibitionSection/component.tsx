import { dayInSeoul } from '#schema/plain/days.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import type { ExhibitionDetail } from '#schema/exhibitions.ts'
import { CountdownLabel } from '#ui/event-card.tsx'
import { formatDate, lastDayOf } from '#ui/format.ts'
import { containerClass } from '#ui/layout.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { ThemePage } from '#ui/theme-page.tsx'
import { useNow } from '#ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { exhibitionQuery } from './queries.ts'

const list = { title: '기획전', url: '/exhibitions' }

export default function ExhibitionSection(props: BlockProps<typeof block>) {
  const query = exhibitionQuery(useQueryContext())
  return query ? <Asked {...props} query={query} /> : <Missing />
}

type AskedProps = BlockProps<typeof block> & { query: NonNullable<ReturnType<typeof exhibitionQuery>> }

function Asked({ id, data, query }: AskedProps) {
  const { data: exhibition, isError, refetch } = useQuery(query)
  if (exhibition) {
    return (
      <ThemePage
        id={`${id}-text`}
        theme={exhibition}
        trail={[{ title: '홈', url: '/' }, list]}
        productTitle={data.productTitle}
        note={<Period exhibition={exhibition} />}
      />
    )
  }
  return (
    <div className={containerClass()}>
      {isError ? (
        <FailureNote sentence="기획전을 불러오지 못했습니다." onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </div>
  )
}

/** Shows how long it goes on; nothing where it stays. */
function Period({ exhibition: { startsAt, endsAt } }: { exhibition: ExhibitionDetail }) {
  const now = useNow()
  if (!endsAt) return null
  const last = lastDayOf(endsAt)
  return (
    <>
      {startsAt ? `${formatDate(startsAt)} – ${formatDate(last)} ` : `${formatDate(last)}까지 `}
      <CountdownLabel period={{ startsAt: startsAt ? dayInSeoul(startsAt) : last, endsAt: last }} now={now} />
    </>
  )
}

const Missing = () => (
  <div className={containerClass()}>
    <EmptyNote sentence="찾으시는 기획전이 없습니다." link={{ title: '기획전 모두 보기', url: list.url }} />
  </div>
)
