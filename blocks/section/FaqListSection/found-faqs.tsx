import type { Link } from '#schema/primitives.ts'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { FaqItems } from './faq-groups.tsx'
import type { queries } from './queries.ts'
import * as styles from './styles.ts'

type FoundFaqsProps = {
  id: string
  query: NonNullable<ReturnType<typeof queries>['found']>
  keyword: string
  emptyLink: Link
}

/** Questions that a keyword finds, in the questions or their answers. */
export function FoundFaqs({ id, query, keyword, emptyLink }: FoundFaqsProps) {
  const answer = useQuery(query)
  return (
    <>
      <p className={styles.count()} role="status">
        {answer.data && `‘${keyword}’에 맞는 질문 ${answer.data.count}건`}
      </p>
      <QueryState
        query={answer}
        loading={<RowsSkeleton count={4} />}
        failure="질문을 찾지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyNote
              sentence="맞는 질문을 찾지 못했습니다. 다른 말로 찾거나 직접 물어봐 주세요."
              link={emptyLink}
            />
          ) : (
            <FaqItems id={`${id}-found`} faqs={rows} />
          )
        }
      </QueryState>
    </>
  )
}
