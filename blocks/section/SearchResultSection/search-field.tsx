import { useSearchSuggestions } from '#api/use-search-suggestions.ts'
import { searchAddress } from '#ui/search-address.ts'
import { SearchSuggestions, SearchRegion } from '#ui/search-suggestions.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { Search } from 'lucide-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './styles.ts'

type SearchFieldProps = { id: string; keyword: string; placeholder: string }

/** Enter that ends a Korean syllable is not yet a search. */
function holdWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/**
 * A plain form, which works without scripts; with them it moves inside the site, and offers what is found by what is typed
 * so far. An empty term is searched too.
 */
export function SearchField({ id, keyword, placeholder }: SearchFieldProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = useSearchSuggestions(typed)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTyped('')
    void navigate(searchAddress(String(new FormData(event.currentTarget).get('keyword') ?? '').trim()))
  }
  return (
    <SearchRegion className={styles.searching()} onLeave={() => setTyped('')}>
      <form action="/search" method="get" className={styles.form()} onSubmit={search}>
        <label htmlFor={id} className={visuallyHidden()}>
          검색어
        </label>
        <input
          id={id}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={holdWhileComposing}
        />
        <button type="submit" className={styles.submit()} aria-label="검색">
          <Search size={26} strokeWidth={1.5} aria-hidden />
        </button>
      </form>
      {found && found.count > 0 && (
        <div className={styles.offers()}>
          <SearchSuggestions found={found} />
        </div>
      )}
    </SearchRegion>
  )
}
