import { parts } from './parts.ts'
import * as styles from './part-document.styles.ts'

/** The stories of a part one below the other, and nothing else; of all parts, for `all`. */
export function PartDocument({ name }: { name: string }) {
  const shown = [...parts].filter(([each]) => name === 'all' || each === name)
  if (shown.length === 0) return <p className={styles.missing()}>{name}: 이런 부품은 없습니다.</p>
  return (
    <main className={styles.page()}>
      {shown.map(([each, { title, stories }]) => (
        <section key={each} aria-label={title} data-part={each}>
          {name === 'all' && <h2 className={styles.partTitle()}>{title}</h2>}
          {Object.entries(stories).map(([state, Story]) => (
            <section key={state} aria-label={`${title}, ${state}`} data-story={state}>
              <h3 className={styles.storyTitle()}>{state}</h3>
              <Story />
            </section>
          ))}
        </section>
      ))}
    </main>
  )
}
