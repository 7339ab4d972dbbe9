import { useCallback, useEffect, useState } from 'react'

export type Answer<T> = {
  data: T | undefined
  error: Error | undefined
  /** Whether the data is of an earlier question, until that of this one has come. */
  isStale: boolean
  retry: () => void
}

/** Answers by their question, for one application; `coming` while one that was asked ahead is on its way. */
export type AnswerCache = Map<string, { at: number } & ({ data: unknown } | { coming: Promise<unknown> })>

/** An answer is shown again without asking for so long. */
const freshMs = 30_000

const never = new AbortController().signal

/** Asks a question before its screen does. A failure is the screen's to tell, which asks again. */
export function askAhead<T>(cache: AnswerCache, key: string, ask: (signal: AbortSignal) => Promise<T>): void {
  if (cache.has(key)) return
  const coming = ask(never)
  const asked = { at: performance.now(), coming }
  cache.set(key, asked)
  coming.then(
    (data) => cache.get(key) === asked && cache.set(key, { at: performance.now(), data }),
    () => cache.get(key) === asked && cache.delete(key),
  )
}

/** Returns an answer that is there and may still be shown. */
function freshAnswer(cache: AnswerCache, key: string | null): { data: unknown } | undefined {
  const kept = key === null ? undefined : cache.get(key)
  return kept && 'data' in kept && performance.now() - kept.at < freshMs ? kept : undefined
}

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
  const fresh = freshAnswer(cache, key)

  useEffect(() => {
    if (key === null) return
    const kept = freshAnswer(cache, key)
    if (kept) {
      setState({ key, data: kept.data as T })
      return
    }
    const control = new AbortController()
    const asked = cache.get(key)
    const coming = asked && 'coming' in asked ? (asked.coming as Promise<T>) : ask(control.signal)
    coming.then(
      (data) => {
        if (control.signal.aborted) return
        cache.set(key, { data, at: performance.now() })
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
    data: isOwn ? state.data : fresh ? (fresh.data as T) : state.data,
    error: isOwn ? state.error : undefined,
    isStale: !isOwn && !fresh,
    retry,
  }
}
