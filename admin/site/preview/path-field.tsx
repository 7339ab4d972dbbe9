import { useState } from 'react'
import { matchPlace } from '#admin/kit/parts/match-place.ts'
import { SuggestedInput } from '#admin/kit/form/controls/suggested-input.tsx'
import type { PageState } from '../queries/get-pages.ts'
import { examplePath, readPath } from '#admin/kit/frame/preview-address.ts'

type PathFieldProps = { path: string; pages: PageState[]; onChange: (path: string) => void }

/** Chooses the page of the site that is shown: one of the list by its path or title, or any path. */
export function PathField({ path, pages, onChange }: PathFieldProps) {
  const [text, setText] = useState(path)
  const [typed, setTyped] = useState('')
  const [knownPath, setKnownPath] = useState(path)
  if (path !== knownPath) {
    setKnownPath(path)
    setText(path)
  }
  const found = pages
    .map(({ draft }) => ({
      value: examplePath(draft.pattern),
      label: examplePath(draft.pattern),
      note: draft.title,
    }))
    .filter(({ value, note }) => matchPlace(`${value} ${note}`, typed) >= 0)
  const go = (value: string) => {
    const next = readPath(value)
    setText(next ?? path)
    if (next) onChange(next)
  }
  return (
    <SuggestedInput
      label="미리 볼 경로"
      value={text}
      // A path that is written whole comes before those that it begins.
      suggestions={found.toSorted((a, b) => Number(b.value === typed) - Number(a.value === typed))}
      onType={(next) => {
        setText(next)
        setTyped(next)
      }}
      onChoose={({ value }) => go(value)}
      onEnter={() => go(text)}
      onFocus={() => setTyped('')}
      onBlur={() => go(text)}
    />
  )
}
