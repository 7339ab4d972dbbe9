import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { KeywordForm } from '#ui/keyword-form.tsx'
import { Section } from '#ui/layout.tsx'
import { LinkChips } from '#ui/link-chips.tsx'
import { pageAddress, rowNumber } from '#ui/page-address.ts'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { FaqGroups } from './faq-groups.tsx'
import { FoundFaqs } from './found-faqs.tsx'
import { keywordOf, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function FaqListSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search } = context
  const { groups, found } = queries(data, context)
  const query = useQuery(groups)
  const keyword = keywordOf(context)
  const chosen = rowNumber(search.group)
  const chips = (query.data?.rows ?? []).map((group) => ({
    title: group.name,
    url: pageAddress(path, {}, { group: group.id }),
    isCurrent: !found && group.id === chosen,
  }))
  return (
    <Section ground={data.ground}>
      <div className={styles.tools()}>
        {chips.length > 1 && (
          <LinkChips
            label="질문의 묶음"
            links={[{ title: '전체', url: path, isCurrent: !found && chosen === undefined }, ...chips]}
          />
        )}
        <KeywordForm
          id={`${id}-keyword`}
          path={path}
          keyword={keyword}
          label="질문 검색"
          placeholder={data.placeholder}
        />
      </div>
      {found ? (
        <FoundFaqs id={id} query={found} keyword={keyword} emptyLink={data.emptyLink} />
      ) : (
        <QueryState
          query={query}
          loading={<RowsSkeleton count={8} />}
          failure="질문을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
        >
          {({ rows }) => {
            const shown = rows.filter((group) => chosen === undefined || group.id === chosen)
            if (rows.length === 0) return <EmptyNote sentence={data.emptyText} link={data.emptyLink} />
            if (shown.length > 0) return <FaqGroups id={id} groups={shown} />
            return <EmptyNote sentence="없는 묶음입니다." link={{ title: '질문 전체 보기', url: path }} />
          }}
        </QueryState>
      )}
    </Section>
  )
}
