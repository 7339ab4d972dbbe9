import type { Marks } from '#schema/search.ts'
import type { ReactNode } from 'react'

/** A text with the places that were found in it. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  parts.push(text.slice(end))
  // All of it anew where it changes, as `FreshText` does.
  return <span key={`${text} ${marks.join()}`}>{parts}</span>
}
