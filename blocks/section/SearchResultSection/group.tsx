import { useClinicWords } from '#api/use-clinic-words.ts'
import type { SearchGroup } from '#schema/search.ts'
import { buttonClass } from '#ui/button.tsx'
import { kindNames } from './kind-names.ts'
import { Row } from './row.tsx'
import * as styles from './styles.ts'

/** The API gives no longer part of a list. */
export const mostRows = 100

type GroupProps = { group: SearchGroup; isLoading?: boolean; onMore: (() => void) | null; moreLabel: string }

/** Shows what was found of one kind, and the way to more of it. */
export function Group({ group: { kind, count, rows }, isLoading = false, onMore, moreLabel }: GroupProps) {
  const say = useClinicWords()
  return (
    <section className={styles.group()}>
      <h2 className={styles.groupTitle()}>
        {say(kindNames[kind])} <span className={styles.number()}>{count}</span>
      </h2>
      <div>
        <ul className={styles.list()}>
          {rows.map((row, index) => (
            <li key={row.id ?? `${row.path}:${index}`}>
              <Row row={row} />
            </li>
          ))}
        </ul>
        {onMore && rows.length < Math.min(count, mostRows) && (
          <button
            type="button"
            className={`${buttonClass({ look: 'outline', size: 'small' })} ${styles.more()}`}
            disabled={isLoading}
            onClick={onMore}
          >
            {moreLabel}
          </button>
        )}
      </div>
    </section>
  )
}
