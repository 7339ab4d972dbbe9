import { useClinicWords } from '#api/use-clinic-words.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { Search } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Filter } from './filter.ts'
import * as styles from './styles.ts'
import type { To } from './types.ts'

/** Enter that ends a Korean syllable is not yet a search. */
function holdWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** Looks for a word in the list. A plain form, which works without scripts and keeps category and order. */
export function SearchField({ id, filter, to }: { id: string; filter: Filter; to: To }) {
  const navigate = useNavigate()
  const say = useClinicWords()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void navigate(to({ keyword }))
  }
  return (
    <form method="get" role="search" className={styles.search()} onSubmit={search}>
      {filter.category !== null && <input type="hidden" name="category" value={filter.category} />}
      {filter.sort !== '' && <input type="hidden" name="sort" value={filter.sort} />}
      <label htmlFor={id} className={visuallyHidden()}>
        {say('시술 검색어')}
      </label>
      <input
        id={id}
        type="search"
        name="keyword"
        defaultValue={filter.keyword}
        placeholder={say('시술 이름이나 고민')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field()}
        onKeyDown={holdWhileComposing}
      />
      <button type="submit" className={styles.submit()} aria-label={say('시술 찾기')}>
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </form>
  )
}
