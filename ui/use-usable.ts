import { useEffect, useState } from 'react'
import { whenUsable } from './when-usable.ts'

/** True once the page has loaded all it came with and is at rest, where that is wanted; never on the server. */
export function useUsable(isWanted: boolean): boolean {
  const [isUsable, setUsable] = useState(false)
  useEffect(() => (isWanted ? whenUsable(() => setUsable(true)) : undefined), [isWanted])
  return isUsable
}
