import type { ReactNode } from 'react'
import * as styles from './styles.ts'

/** A part of the account: its name at the left, what can be done at the right. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part()}>
      <div>
        <h2 className={styles.partTitle()}>{title}</h2>
        {lead && <p className={styles.partLead()}>{lead}</p>}
      </div>
      <div className={styles.content()}>{children}</div>
    </section>
  )
}
