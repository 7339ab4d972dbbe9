type Waiter = { begin: () => void; refuse: (error: Error) => void }

type Options = {
  /** Pieces of work that run at a time. */
  size: number
  /** Pieces of one key that may wait, and of all keys. */
  most: { ofOne: number; ofAll: number }
  /** Error for a piece that may not wait, or gives its place up. */
  full: () => Error
}

/**
 * Lets `size` pieces of work run at a time. The keys that wait take turns, so that a key waits for one piece of each
 * other, however many these have. The last piece of the longest queue gives its place to a key with fewer, once all places
 * are taken.
 */
export function createFairQueue({ size, most, full }: Options) {
  /** Waiting pieces by key, the key first whose turn is next. */
  const queues = new Map<string | number, Waiter[]>()
  let running = 0

  const waitingOfAll = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)

  function makeRoom(own: Waiter[]): void {
    if (own.length >= most.ofOne) throw full()
    if (waitingOfAll() < most.ofAll) return
    const [key, longest] = [...queues].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    if (longest.length <= own.length + 1) throw full()
    longest.pop()?.refuse(full())
    if (longest.length === 0) queues.delete(key)
  }

  async function wait(key: string | number): Promise<void> {
    const own = queues.get(key) ?? []
    makeRoom(own)
    await new Promise<void>((begin, refuse) => {
      own.push({ begin, refuse })
      queues.set(key, own)
    })
  }

  /** Hands a place on to the next key, which then waits behind the others. */
  function handOn(): void {
    const [next] = queues
    if (!next) {
      running -= 1
      return
    }
    const [key, own] = next
    queues.delete(key)
    const [first, ...rest] = own
    if (rest.length > 0) queues.set(key, rest)
    first?.begin()
  }

  return async <Result>(key: string | number, work: () => Promise<Result>): Promise<Result> => {
    if (running >= size) await wait(key)
    else running += 1
    try {
      return await work()
    } finally {
      handOn()
    }
  }
}
