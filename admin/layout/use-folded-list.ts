import { useState } from 'react'

const foldedKey = 'danjang-site-list-folded'

/** Whether the list of what a site is made of is folded away, as it was left last. */
export function useFoldedList(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(foldedKey) === 'true')
  return [
    isFolded,
    (next) => {
      localStorage.setItem(foldedKey, String(next))
      setFolded(next)
    },
  ]
}
