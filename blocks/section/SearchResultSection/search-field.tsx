import { visuallyHidden } from '#ui/visually-hidden.ts'
import { Search } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './styles.ts'

type SearchFieldProps = { id: string; keyword: string; placeholder: string }

export const searchPath = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`

/** Enter that ends a Korean syllable is not yet a search. */
function holdWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** A plain form, which works without scripts; with them it moves inside the site. An empty term is searched too. */
export function SearchField({ id, keyword, placeholder }: SearchFieldProps) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchPath(String(new FormData(event.currentTarget).get('keyword') ?? '').trim()))
  }
  return (
    <form action="/search" method="get" role="search" className={styles.form()} onSubmit={search}>
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
        onKeyDown={holdWhileComposing}
      />
      <button type="submit" className={styles.submit()} aria-label="검색">
        <Search size={26} strokeWidth={1.5} aria-hidden />
      </button>
    </form>
  )
}
