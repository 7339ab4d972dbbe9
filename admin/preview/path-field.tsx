import { useId, useState } from 'react'
import { input } from '../parts/styles.ts'
import type { PageState } from '../queries/get-pages.ts'
import { examplePath, readPath } from './preview-address.ts'

type PathFieldProps = { path: string; pages: PageState[]; onChange: (path: string) => void }

/** Chooses the page of the site that is shown: one of the list, or any path. */
export function PathField({ path, pages, onChange }: PathFieldProps) {
  const listId = useId()
  const [text, setText] = useState(path)
  const [knownPath, setKnownPath] = useState(path)
  if (path !== knownPath) {
    setKnownPath(path)
    setText(path)
  }
  const paths = pages.map(({ draft }) => ({ value: examplePath(draft.pattern), title: draft.title }))
  const go = (value: string) => {
    const next = readPath(value)
    if (next) onChange(next)
    else setText(path)
  }
  return (
    <>
      <input
        className={input()}
        value={text}
        list={listId}
        aria-label="미리 볼 경로"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          if (paths.some(({ value }) => value === event.target.value)) go(event.target.value)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => go(text)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && go(text)}
      />
      <datalist id={listId}>
        {paths.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
