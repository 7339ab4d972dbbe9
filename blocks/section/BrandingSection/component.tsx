import { ApiError } from '#api/client.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { ThemePage } from '#ui/theme-page.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { brandingQuery } from './queries.ts'

export default function BrandingSection(props: BlockProps<typeof block>) {
  const query = brandingQuery(props.data, useQueryContext())
  return query ? <Asked {...props} query={query} /> : <Missing />
}

type AskedProps = BlockProps<typeof block> & { query: NonNullable<ReturnType<typeof brandingQuery>> }

function Asked({ id, data, query }: AskedProps) {
  const { data: branding, error, refetch } = useQuery(query)
  if (branding) {
    return (
      <ThemePage
        id={`${id}-text`}
        theme={branding}
        trail={[{ title: '홈', url: '/' }]}
        productTitle={data.productTitle}
      />
    )
  }
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 404) return <Missing />
  return (
    <div className={containerClass()}>
      {status === 401 ? (
        <EmptyNote
          title="공개 전 미리보기"
          sentence="공개하기 전의 페이지는 콘솔에 로그인한 뒤에 볼 수 있습니다."
          link={{ title: '콘솔에 로그인', url: '/admin' }}
        />
      ) : error ? (
        <FailureNote sentence="페이지를 불러오지 못했습니다." onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </div>
  )
}

const Missing = () => (
  <div className={containerClass()}>
    <EmptyNote sentence="찾으시는 페이지가 없습니다." link={{ title: '홈으로', url: '/' }} />
  </div>
)
