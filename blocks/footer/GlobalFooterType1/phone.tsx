import { formatPhone } from '#ui/format.ts'
import * as styles from './styles.ts'

/** Shown where a partner has no phone; nobody is there to answer, so it is no link. Source: docs/product.md, F1. */
const noPhone = '1000-1000'

export function Phone({ title, number }: { title: string; number: string | null | undefined }) {
  return (
    <div>
      <p className={styles.label()}>{title}</p>
      {number ? (
        <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={styles.phone()}>
          {formatPhone(number)}
        </a>
      ) : (
        <p className={styles.phone()}>{noPhone}</p>
      )}
    </div>
  )
}
