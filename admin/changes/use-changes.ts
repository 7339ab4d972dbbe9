import { useEffect, useRef } from 'react'

/** What was changed: `everything` where some news may have been missed. */
export type Change = { changed: string; isNew: boolean }

/**
 * Calls `hear` with what anybody changes, within a second. The browser connects again by itself after a loss, which
 * counts as a change of everything.
 */
export function useChanges(hear: (change: Change) => void): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const source = new EventSource('/_api/admin/changes')
    let wasOpen = false
    source.addEventListener('open', () => {
      if (wasOpen) latest.current({ changed: 'everything', isNew: false })
      wasOpen = true
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      latest.current(JSON.parse(data) as Change),
    )
    return () => source.close()
  }, [])
}
