type Key = string | number
type Waiter = { begin: () => void; refuse: (error: Error) => void }

type Options = {
  /** Pieces of work that run at a time. */
  size: number
  /** Pieces of one key that run at a time; by default `size`. */
  sizeOfOne?: number
  /** Pieces of one key that may wait, and of all keys. */
  most: { ofOne: number; ofAll: number }
  /** Error for a piece that may not wait, or gives its place up. */
  full: () => Error
}

export type FairQueue = {
  <Result>(key: Key, work: () => Promise<Result>): Promise<Result>
  /** Number of pieces that wait. */
  waiting(): number
}

/**
 * Lets `size` pieces of work run at a time. The keys that wait take turns, so that a key waits for one piece of each
 * other, however many these have. The last piece of the longest queue gives its place to a key with fewer, once all
 * places are taken.
 */
export function createFairQueue({ size, sizeOfOne = size, most, full }: Options): FairQueue {
  /** Waiting pieces by key, the key first whose turn is next. */
  const queues = new Map<Key, Waiter[]>()
  const running = new Map<Key, number>()
  let runningOfAll = 0

  const waiting = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)
  const mayBegin = (key: Key) => runningOfAll < size && (running.get(key) ?? 0) < sizeOfOne

  function count(key: Key, change: 1 | -1): void {
    const now = (running.get(key) ?? 0) + change
    if (now === 0) running.delete(key)
    else running.set(key, now)
    runningOfAll += change
  }

  function makeRoom(own: Waiter[]): void {
    if (own.length >= most.ofOne) throw full()
    if (waiting() < most.ofAll) return
    const [key, longest] = [...queues].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    if (longest.length <= own.length + 1) throw full()
    longest.pop()?.refuse(full())
    if (longest.length === 0) queues.delete(key)
  }

  async function wait(key: Key): Promise<void> {
    const own = queues.get(key) ?? []
    makeRoom(own)
    await new Promise<void>((begin, refuse) => {
      own.push({ begin, refuse })
      queues.set(key, own)
    })
  }

  /** Gives the free place to the next key that may begin. That key then goes to the end of the line. */
  function handOn(): void {
    const next = [...queues].find(([key]) => mayBegin(key))
    if (!next) return
    const [key, [first, ...rest]] = next
    queues.delete(key)
    if (rest.length > 0) queues.set(key, rest)
    count(key, 1)
    first?.begin()
  }

  const take = async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    if (mayBegin(key)) count(key, 1)
    else await wait(key)
    try {
      return await work()
    } finally {
      count(key, -1)
      handOn()
    }
  }
  return Object.assign(take, { waiting })
}
