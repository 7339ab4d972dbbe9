import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format.ts'
import { containerClass } from '#ui/layout.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function ReadySection({ data }: BlockProps<typeof block>) {
  const query = useQuery(queries(data, useQueryContext()).status)
  return (
    <section className={`${containerClass()} ${styles.place()}`}>
      <QueryState
        query={query}
        loading={<TextSkeleton lines={2} />}
        failure="공개 상태를 확인하지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ state, publishedAt }) => {
          const isReady = state === 'DEPLOYED'
          return (
            <>
              <p className={styles.mark({ isReady })}>{isReady ? '공개 중' : '준비 중'}</p>
              <h1 className={styles.title()}>{isReady ? data.readyTitle : data.waitingTitle}</h1>
              <p className={styles.words()}>{isReady ? data.readyText : data.waitingText}</p>
              {isReady && publishedAt && (
                <p className={styles.since()}>
                  <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>에 공개했습니다.
                </p>
              )}
              {isReady ? (
                <a href="/" className={buttonClass({ size: 'large' })}>
                  {data.linkTitle}
                </a>
              ) : (
                <button
                  type="button"
                  className={buttonClass({ look: 'outline' })}
                  onClick={() => void query.refetch()}
                >
                  다시 확인
                </button>
              )}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}
