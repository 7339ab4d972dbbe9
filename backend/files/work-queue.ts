/**
 * Lets `size` pieces of work run at a time; the others wait, up to a number, in the order they came. Rejects with what
 * `full` makes where too many wait already.
 */
export function createWorkQueue({
  size,
  maxWaiting,
  full,
}: {
  size: number
  maxWaiting: number
  full: () => Error
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= size) {
      if (waiting.length >= maxWaiting) throw full()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the one who has waited longest, or is given up.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
