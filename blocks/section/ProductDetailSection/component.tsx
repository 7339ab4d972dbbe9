import { useClinicWords } from '#api/use-clinic-words.ts'
import { ApiError } from '#api/client.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Detail } from './detail.tsx'
import { productQuery } from './queries.ts'

export default function ProductDetailSection(props: BlockProps<typeof block>) {
  const query = productQuery(props.data, useQueryContext())
  return query ? <Asked {...props} query={query} /> : <Missing />
}

type AskedProps = BlockProps<typeof block> & { query: NonNullable<ReturnType<typeof productQuery>> }

function Asked({ id, data, query }: AskedProps) {
  const { data: product, error, refetch } = useQuery(query)
  const say = useClinicWords()
  // Another treatment is another page, though the block is the same.
  if (product) return <Detail key={product.id} id={id} data={data} product={product} />
  if (isStatus(error, 404)) return <Missing />
  return (
    <section className={containerClass()}>
      {isStatus(error, 401) ? (
        <EmptyNote
          title="공개 전 미리보기"
          sentence={say('공개하기 전의 시술은 콘솔에 로그인한 뒤에 볼 수 있습니다.')}
          link={{ title: '콘솔에 로그인', url: '/admin' }}
        />
      ) : error ? (
        <FailureNote sentence={say('시술을 불러오지 못했습니다.')} onRetry={() => void refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </section>
  )
}

function Missing() {
  const say = useClinicWords()
  return (
    <section className={containerClass()}>
      <EmptyNote
        sentence={say('찾으시는 시술이 없습니다.')}
        link={{ title: say('시술 모두 보기'), url: '/products' }}
      />
    </section>
  )
}

const isStatus = (error: Error | null, status: number) => error instanceof ApiError && error.status === status
