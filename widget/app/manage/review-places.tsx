import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { Found } from '../booking.ts'
import { useWidget } from '../context.ts'
import { sub } from '../panel.styles.ts'
import { useAnswer } from '../use-answer.ts'
import * as styles from './manage.styles.ts'

/** Links to where a visit may be written about, once it is over. Source: docs/product.md, T10. */
export function ReviewPlaces({ found: { reservation, proof } }: { found: Found }) {
  const { api, cache } = useWidget()
  const { id, status } = reservation
  const key = ['DONE', 'CONFIRMED'].includes(status) ? `reviews ${id}` : null
  const { data } = useAnswer(cache, key, (signal) => api.reviewPlaces({ id, proof }, signal))
  if (!data?.isReviewable || data.rows.length === 0) return null
  return (
    <div className={styles.actions()}>
      <p className={sub()}>방문은 어떠셨나요?</p>
      {data.rows.map(({ title, url }) => (
        <ActionLink key={url} url={url} className={buttonClass({ look: 'outline', size: 'medium' })}>
          {title}에 후기 쓰기
        </ActionLink>
      ))}
    </div>
  )
}
