import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { reviewPlacesQuery } from './queries.ts'
import * as styles from './styles.ts'

/** Links to where a visit may be written about, once it is over. Source: docs/product.md, T10. */
export function ReviewPlaces({ query }: { query: ReturnType<typeof reviewPlacesQuery> }) {
  const { data } = useQuery(query)
  if (!data?.isReviewable || data.rows.length === 0) return null
  return (
    <section className={styles.reviews()}>
      <h2>방문은 어떠셨나요?</h2>
      <ul>
        {data.rows.map(({ title, url }) => (
          <li key={url}>
            <ActionLink url={url} className={buttonClass({ look: 'outline' })}>
              {title}에 후기 쓰기
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
