/**
 * What was changed, as the API's stream tells (`GET /admin/changes`): which one and by whom where that is known. The
 * change is `everything` where some news may have been missed.
 */
export type Change = { changed: string; isNew: boolean; key?: string; etag?: string; by?: string }

export type Changes = {
  /** Tells of what anybody changes, within a second. Returns a function that stops it. */
  subscribe(hear: (change: Change) => void): () => void
}

/** Time in ms before a stream that the API refused is asked for again. */
const retryDelay = 15_000

/** One stream for all of the console, open for as long as somebody subscribes. */
export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>()
  let close: (() => void) | undefined
  return {
    subscribe(hear) {
      listeners.add(hear)
      close ??= openStream((change) => {
        for (const listener of listeners) listener(change)
      })
      return () => {
        listeners.delete(hear)
        if (listeners.size > 0) return
        close?.()
        close = undefined
      }
    },
  }
}

/** The browser connects again by itself after a loss, which counts as a change of everything; after a refusal it gives up. */
function openStream(tell: (change: Change) => void): () => void {
  let source: EventSource
  let retrying: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false
  const connect = () => {
    source = new EventSource('/_api/admin/changes')
    source.addEventListener('open', () => {
      if (wasOpen) tell({ changed: 'everything', isNew: false })
      wasOpen = true
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Change))
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) retrying = setTimeout(connect, retryDelay)
    })
  }
  connect()
  return () => {
    clearTimeout(retrying)
    source.close()
  }
}
