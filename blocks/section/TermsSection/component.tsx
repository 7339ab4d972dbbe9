import { ApiError } from '#api/api-error.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { formatDate } from '#ui/format.ts'
import { Section } from '#ui/layout.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'
import { TextWithContents } from '#ui/text-with-contents.tsx'
import { Versions } from './versions.tsx'

export default function TermsSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search } = context
  const query = useQuery(queries(data, context).term)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  const { data: term } = query
  return (
    <Section>
      <header className={styles.head()}>
        <h1 className={styles.title()}>{term?.termTitle ?? data.title}</h1>
        {term && (
          // All of it anew where it changes, as `FreshText` does.
          <p key={term.version} className={styles.since()}>
            <time dateTime={term.effectiveAt}>{formatDate(term.effectiveAt)}</time>부터{' '}
            {term.version === term.versions[0]?.version ? '시행합니다.' : '시행한 지난 판입니다.'}
          </p>
        )}
        {term && <Versions path={path} versions={term.versions} shown={term.version} />}
      </header>
      {isMissing ? (
        search.version ? (
          <EmptyNote sentence="없는 판입니다." link={{ title: '지금 시행하는 판 보기', url: path }} />
        ) : (
          <EmptyNote sentence={data.emptyText} link={{ title: '홈으로', url: '/' }} />
        )
      ) : (
        <QueryState
          query={query}
          loading={<TextSkeleton lines={12} />}
          failure="약관을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
        >
          {({ body, version }) => <TextWithContents key={version} id={id} blocks={body} isFramed={false} />}
        </QueryState>
      )}
    </Section>
  )
}
