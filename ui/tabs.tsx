import { Fragment, type ReactNode } from 'react'
import * as styles from './tabs.styles.ts'
import { visuallyHidden } from './visually-hidden.ts'

type TabsProps = {
  /** Unlike that of any other on the page. */
  name: string
  /** Name of the choice, for those who do not see it: `진료 분류`. */
  label: string
  /** Ten at most. */
  tabs: readonly { title: string; content: ReactNode }[]
  /** Said after each title by screen readers, where a title alone says too little: `진료`. */
  suffix?: string
  /** Level of the headings that the titles become where there can be no tabs. */
  Heading?: 'h2' | 'h3' | 'h4'
}

/**
 * Panels of which one shows. Chosen by radio buttons and shown by CSS, so that they work before and without any
 * script, with the arrow keys too; all of their content is in the page (decision 0017).
 */
export function Tabs({ name, label, tabs, suffix, Heading = 'h3' }: TabsProps) {
  return (
    <div className={styles.tabbed()}>
      <div role="radiogroup" aria-label={label} className={styles.row()}>
        {tabs.map(({ title }, index) => (
          <Fragment key={index}>
            <input type="radio" name={name} id={`${name}-${index}`} defaultChecked={index === 0} />
            <label htmlFor={`${name}-${index}`} className={styles.tab()}>
              {title}
              {suffix && <span className={visuallyHidden()}> {suffix}</span>}
            </label>
          </Fragment>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <section key={index} aria-label={title}>
          <Heading className={styles.panelTitle()}>{title}</Heading>
          {content}
        </section>
      ))}
    </div>
  )
}
