import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { searchBox } from './list.styles.ts'
import { input } from '../parts/styles.ts'

/** Time in ms after the last key before a search is sent. */
const pause = 200

type SearchBoxProps = {
  label: string
  value: string
  placeholder?: string
  onSearch: (search: string) => void
}

/** A search by any part of a text or initial consonants, sent when the typing pauses. */
export function SearchBox({ label, value, placeholder = '검색 (초성도 됩니다)', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [sought, setSought] = useState(value)
  const [given, setGiven] = useState(value)
  // One's own search comes back later than it was sent, and may come back trimmed: what is typed stays. Another value
  // means that somebody went back, or took the search away.
  if (value !== given) {
    setGiven(value)
    if (value.trim() !== sought.trim()) {
      setSought(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === sought) return
    const timer = setTimeout(() => {
      setSought(typed)
      onSearch(typed)
    }, pause)
    return () => clearTimeout(timer)
  })
  return (
    <div className={searchBox()}>
      <Search size={15} aria-hidden />
      <input
        className={input()}
        type="search"
        value={typed}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
