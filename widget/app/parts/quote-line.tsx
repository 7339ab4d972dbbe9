import { FreshText } from '#ui/fresh-text.tsx'
import { formatNumber, vatText } from '#ui/format.ts'
import { minutesText } from '../time-words.ts'
import { useWidget } from '../context.ts'
import { useQuote } from '../steps/use-quote.ts'
import * as styles from './parts.styles.ts'

/** Shows what the chosen options come to, as the API counts it. */
export function QuoteLine() {
  const { items } = useWidget().booking
  const { data } = useQuote()
  if (items.length === 0 || !data) return null
  return (
    <p className={styles.held()}>
      <FreshText>{`약 ${minutesText(data.durationMinutes)}`}</FreshText>
      {data.totalPrice !== null && (
        <span>
          <strong>
            <FreshText>{`${formatNumber(data.totalPrice)}원`}</FreshText>
          </strong>{' '}
          <span className={styles.heldTime()}>{vatText(data.isIncludeVat)}</span>
        </span>
      )}
    </p>
  )
}
