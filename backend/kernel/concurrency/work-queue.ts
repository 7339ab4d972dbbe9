type Options = {
  size: number
  /** Number that may wait, and the refusal of the next. Without it any number may: the caller asks `waiting` first. */
  limit?: { waiting: number; full: () => Error }
}

type WorkQueue = {
  <Result>(work: () => Promise<Result>): Promise<Result>
  /** Number that wait for their turn. */
  waiting(): number
}

/** Lets `size` pieces of work run at a time; the others wait in the order they came. */
export function createWorkQueue({ size, limit }: Options): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  const takeTurn = async <Result>(work: () => Promise<Result>) => {
    if (running >= size) {
      if (limit && waiting.length >= limit.waiting) throw limit.full()
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
  return Object.assign(takeTurn, { waiting: () => waiting.length })
}
