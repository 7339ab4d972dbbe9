import { useClinicWords } from '#api/use-clinic-words.ts'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { readRecentSearches, withoutSearch, writeRecentSearches } from '#ui/recent-searches.ts'
import * as styles from './styles.ts'

type RecentSearchesProps = { title: string; onSearch: (term: string) => void }

export function RecentSearches({ title, onSearch }: RecentSearchesProps) {
  const [terms, setTerms] = useState(readRecentSearches)
  const section = useRef<HTMLElement>(null)
  const say = useClinicWords()
  const keep = (next: string[]) => {
    writeRecentSearches(next)
    setTerms(next)
    // The button that had the focus goes with its row.
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.recent()} aria-label={title}>
      <div className={styles.titleRow()}>
        <h2 className={styles.title()}>{title}</h2>
        {terms.length > 0 && (
          <button type="button" className={styles.clearAll()} onClick={() => keep([])}>
            전체 삭제
          </button>
        )}
      </div>
      {terms.length === 0 ? (
        <p className={styles.empty()}>
          {say('아직 찾아본 것이 없습니다. 시술 이름이나 고민을 적어 보세요.')}
        </p>
      ) : (
        <ul>
          {terms.map((term) => (
            <li key={term} className={styles.row()}>
              <button type="button" className={styles.term()} onClick={() => onSearch(term)}>
                {term}
              </button>
              <button
                type="button"
                className={styles.iconButton()}
                aria-label={`${term} 삭제`}
                onClick={() => keep(withoutSearch(terms, term))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
