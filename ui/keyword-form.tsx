import { Search, X } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { css } from './css.ts'
import { pageAddress } from './page-address.ts'
import { text } from './text.ts'
import { visuallyHidden } from './visually-hidden.ts'

const form = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '440px',
  width: '100%',
  borderBottom: '1px solid $ink',
})
const field = css({
  ...text.body3,
  flex: 1,
  minWidth: 0,
  height: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$ink',
  '&::placeholder': { color: '$gray600' },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '@phone': { fontSize: '1rem' },
})
const control = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: '$ink',
  '&:last-child': { marginRight: '-12px' },
})

type KeywordFormProps = {
  id: string
  /** Path of the list, which reads the parameter `keyword`. */
  path: string
  keyword: string
  /** Name of the list that is searched, for those who do not see it: `공지 검색`. */
  label: string
  placeholder?: string
}

/** Enter that ends a Korean syllable is not yet a search. */
function holdWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** Searches a list by the address's `keyword`. A plain form, which works without scripts too. */
export function KeywordForm({ id, path, keyword, label, placeholder }: KeywordFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void navigate(pageAddress(path, {}, { keyword: typed }))
  }
  return (
    <form action={path} method="get" role="search" aria-label={label} className={form()} onSubmit={submit}>
      <label htmlFor={id} className={visuallyHidden()}>
        {label}
      </label>
      <input
        // A new keyword, come by a link, is a new field.
        key={keyword}
        id={id}
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={placeholder ?? label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={field()}
        onKeyDown={holdWhileComposing}
      />
      {keyword !== '' && (
        <a href={path} className={control()} aria-label="검색어 삭제">
          <X size={18} strokeWidth={1.5} aria-hidden />
        </a>
      )}
      <button type="submit" className={control()} aria-label={label}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </form>
  )
}
