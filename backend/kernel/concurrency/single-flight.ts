/**
 * Does a piece of work once at a time for each key: whoever asks meanwhile waits for the same. Keeps nothing once it is
 * done or has failed.
 */
export function createSingleFlight<Key, Result>() {
  const underWay = new Map<Key, Promise<Result>>()
  return {
    once(key: Key, work: () => Promise<Result>): Promise<Result> {
      const known = underWay.get(key)
      if (known) return known
      const started = work().finally(() => {
        if (underWay.get(key) === started) underWay.delete(key)
      })
      underWay.set(key, started)
      return started
    },
    /** Has whoever asks from now on begin anew, although work is under way. */
    beginAnew(): void {
      underWay.clear()
    },
  }
}
