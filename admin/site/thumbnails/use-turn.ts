import { useEffect, useId } from 'react'
import { createStore, useStore } from 'zustand'

/** Pages that are drawn side by side: the browser draws them where one types. */
const most = 2

const queue = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }))

const leave = (id: string) => queue.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))

/** True while it is this one's turn to draw; it queues up for as long as `isWanted`, and for when the browser is idle. */
export function useTurn(isWanted: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!isWanted) return
    const enter = () => queue.setState(({ ids }) => ({ ids: [...ids, id] }))
    // Safari knows of no idle time.
    const idle = window.requestIdleCallback?.(enter)
    if (idle === undefined) enter()
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle)
      leave(id)
    }
  }, [id, isWanted])
  return useStore(queue, ({ ids }) => ids.slice(0, most).includes(id))
}
