import { useCallback, useEffect, useState } from 'react'

export type Answer<T> = {
  data: T | undefined
  error: Error | undefined
  /** Whether the data is of an earlier question, until that of this one has come. */
  isStale: boolean
  retry: () => void
}

/** Answers by their question, for one application. */
export type AnswerCache = Map<string, { data: unknown; at: number }>

/** An answer is shown again without asking for so long. */
const freshMs = 30_000

/**
 * The answer to a question; asked again when `key` changes, never for `null`. The last answer stays on the screen until
 * the next has come, so that nothing jumps.
 */
export function useAnswer<T>(
  cache: AnswerCache,
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Answer<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; error?: Error }>({ key: null })
  const [round, setRound] = useState(0)
  const known = key === null ? undefined : cache.get(key)
  const isFresh = known !== undefined && Date.now() - known.at < freshMs

  useEffect(() => {
    if (key === null) return
    const kept = cache.get(key)
    if (kept && Date.now() - kept.at < freshMs) {
      setState({ key, data: kept.data as T })
      return
    }
    const control = new AbortController()
    ask(control.signal).then(
      (data) => {
        if (control.signal.aborted) return
        cache.set(key, { data, at: Date.now() })
        setState({ key, data })
      },
      (error: Error) => {
        if (!control.signal.aborted) setState({ key, error })
      },
    )
    return () => control.abort()
    // `ask` is made anew at each render and asks what `key` names.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cache, key, round])

  const retry = useCallback(() => {
    if (key !== null) cache.delete(key)
    setRound((count) => count + 1)
  }, [cache, key])

  const isOwn = state.key === key
  return {
    data: isOwn ? state.data : isFresh ? (known.data as T) : state.data,
    error: isOwn ? state.error : undefined,
    isStale: !isOwn && !isFresh,
    retry,
  }
}
