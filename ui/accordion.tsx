import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './accordion.styles.ts'

type AccordionProps = {
  /** Unlike that of any other on the page: the items of one name close each other. */
  name: string
  items: readonly { title: string; content: ReactNode }[]
  /** Lets several be open at once. */
  multiple?: boolean
}

/**
 * Items that open below their title: one at a time, or several with `multiple`. They are the browser's own (`details`),
 * so they work without scripts, and the browser's search finds what is closed (decision 0017).
 * Source: docs/product.md, I3.
 */
export function Accordion({ name, items, multiple = false }: AccordionProps) {
  return (
    <div className={styles.list()}>
      {items.map(({ title, content }, index) => (
        <details key={`${index} ${title}`} name={multiple ? undefined : name} className={styles.item()}>
          <summary className={styles.title()}>
            {title}
            <Plus size={22} strokeWidth={1.25} aria-hidden />
          </summary>
          <div className={styles.content()}>{content}</div>
        </details>
      ))}
    </div>
  )
}
