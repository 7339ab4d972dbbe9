import { Search, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import * as styles from './styles.ts'

type SearchFormProps = {
  placeholder: string
  onType: (term: string) => void
  onSearch: (term: string) => void
  onClose: () => void
}

/** The Enter that ends a Korean syllable is the keyboard's; Safari tells it by its key code alone. */
function keepComposing(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault()
}

export function SearchForm({ placeholder, onType, onSearch, onClose }: SearchFormProps) {
  const [term, setTerm] = useState('')
  const type = (typed: string) => {
    setTerm(typed)
    onType(typed)
  }
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.bar()}>
      <form
        className={styles.form()}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(term)
        }}
      >
        <input
          ref={input}
          className={styles.input()}
          type="search"
          name="keyword"
          value={term}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keepComposing}
          placeholder={placeholder}
          aria-label="검색어"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
        />
        {term !== '' && (
          <button
            type="button"
            className={styles.iconButton()}
            aria-label="입력한 글 삭제"
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <span className={styles.clear()}>
              <X size={14} strokeWidth={2.5} aria-hidden="true" />
            </span>
          </button>
        )}
        <button type="submit" className={styles.iconButton()} aria-label="검색하기">
          <Search size={24} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
      <button type="button" className={styles.close()} data-closes="" onClick={onClose}>
        닫기
      </button>
    </div>
  )
}
