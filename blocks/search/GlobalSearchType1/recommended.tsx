import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

type RecommendedProps = { data: BlockData<typeof block>; onSearch: (term: string) => void }

/**
 * The partner's keywords, which the store keeps as `search.hashTags`; none, and none that came, are the same to a
 * visitor. Source: docs/product.md, S2.
 */
export function Recommended({ data, onSearch }: RecommendedProps) {
  const { keywords } = queries(data, useQueryContext())
  const { data: answer } = useQuery(keywords)
  const terms = useApplicationStore(({ search }) => search.hashTags)
  const setTerms = useApplicationStore(({ setHashTags }) => setHashTags)
  useEffect(() => {
    if (answer) setTerms([...new Set(answer.rows.map(({ keyword }) => keyword))])
  }, [answer, setTerms])
  if (terms.length === 0) return null
  return (
    <section>
      <h2 className={styles.title()}>{data.keywordTitle}</h2>
      <ul className={styles.chips()}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={styles.chip()} onClick={() => onSearch(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
