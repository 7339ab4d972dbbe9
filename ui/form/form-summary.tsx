import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInView } from '../use-in-view.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import * as styles from './form.styles.ts'

type FormSummaryProps = {
  /** Error of the whole form, not of one field; shown and announced. */
  message?: ReactNode
  /** Errors of fields, which show them: announced together to those who do not see them. */
  faults?: readonly (string | undefined)[]
}

/**
 * Errors that keep a form from being sent, over its button and in view. Always in the document, so that screen readers
 * announce what comes into it. Source: docs/product.md, E9.
 */
export function FormSummary({ message, faults = [] }: FormSummaryProps) {
  const wrong = faults.filter(Boolean)
  const place = useInView<HTMLDivElement>(message)
  return (
    <div ref={place} role="alert" className={styles.alerts()}>
      {wrong.length > 0 && (
        <p className={visuallyHidden()}>{`고칠 곳이 ${wrong.length}곳 있습니다. ${wrong.join(' ')}`}</p>
      )}
      {message && (
        <div className={styles.summary()}>
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          <div>{message}</div>
        </div>
      )}
    </div>
  )
}
