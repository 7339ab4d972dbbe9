import { useEffect } from 'react'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { addRecentSearch } from '#ui/recent-searches.ts'
import type block from './block.ts'
import { Keywords } from './keywords.tsx'
import { keywordOf, queries } from './queries.ts'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import * as styles from './styles.ts'

export default function SearchResultSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const keyword = keywordOf(context)
  const { keywords, results } = queries(data, context)
  // Also of a form that led here before any script had come. Source: docs/product.md, S4.
  useEffect(() => addRecentSearch(keyword), [keyword])
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <h1 className={styles.title()}>{data.title}</h1>
        {/* A new keyword, come by a link, is a new field. */}
        <SearchField key={keyword} id={`${id}-keyword`} keyword={keyword} placeholder={data.placeholder} />
        {results && (
          <Results key={`results:${keyword}`} query={results} keyword={keyword} emptyText={data.emptyText} />
        )}
        <Keywords query={keywords} title={data.keywordTitle} />
      </div>
    </section>
  )
}
