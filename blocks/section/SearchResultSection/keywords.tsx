import type { getPartnerKeywordsQueryOptions } from '#api/queries/get-partner-keywords.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { searchAddress } from '#ui/search-address.ts'
import * as styles from './styles.ts'

type KeywordsProps = { query: ReturnType<typeof getPartnerKeywordsQueryOptions>; title: string }

/** Shows keywords; nothing where none are known. Source: docs/product.md, E4. */
export function Keywords({ query, title }: KeywordsProps) {
  const { data } = useQuery(query)
  if (!data || data.rows.length === 0) return null
  return (
    <div className={styles.keywords()}>
      <h2 className={styles.keywordTitle()}>{title}</h2>
      <ul className={styles.chips()}>
        {data.rows.map(({ keyword }) => (
          <li key={keyword}>
            <ActionLink url={searchAddress(keyword)} className={styles.chip()}>
              {keyword}
            </ActionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
