import { useState } from 'react'

/** A choice about the screen, as it was made last in this browser; `null` before the first. */
export function useKeptChoice(key: string): [choice: string | null, choose: (choice: string) => void] {
  const [choice, setChoice] = useState(() => localStorage.getItem(key))
  return [
    choice,
    (next) => {
      setChoice(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // A full disk: the choice holds until the document ends.
      }
    },
  ]
}
