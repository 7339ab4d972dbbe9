import type { Logger } from 'pino'
import type { Database } from '#backend/kernel/database/database.ts'
import { addVisits, type Visits } from './add-visits.ts'

export type VisitCounter = {
  /** Counts a page view; it is written a little later, with others. */
  count(partnerId: number, view: Omit<Visits, 'count'>): void
  /** Writes what was counted so far. */
  flush(): Promise<void>
  /** Writes the last of it. */
  close(): Promise<void>
}

/** Counters that wait to be written. Beyond them new ones are left out: a flood of addresses takes no memory. */
const mostWaiting = 5_000

type Waiting = { partnerId: number; visits: Visits }

/** Gathers page views in this process, and adds them to the database's counters every so many ms. */
export function createVisitCounter({
  database,
  logger,
  interval = 5_000,
}: {
  database: Database
  logger: Logger
  interval?: number
}): VisitCounter {
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add(partnerId: number, visits: Visits): void {
    const { count, ...view } = visits
    const key = JSON.stringify([partnerId, view.day, view.page, view.productId, view.device, view.source])
    const known = waiting.get(key)
    if (known) known.visits.count += count
    else if (waiting.size < mostWaiting) waiting.set(key, { partnerId, visits: { ...visits } })
    timer ??= setTimeout(() => void flush(), interval).unref()
  }

  const flush = () => (writing = writing.then(write))

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = [...waiting.values()]
    waiting = new Map()
    for (const partnerId of new Set(taken.map((one) => one.partnerId))) {
      const rows = taken.filter((one) => one.partnerId === partnerId).map(({ visits }) => visits)
      try {
        await database.withPartner(partnerId, (tx) => addVisits(tx, rows))
      } catch (error) {
        logger.warn({ err: error, partnerId }, 'visits could not be written; they are tried again')
        for (const visits of rows) add(partnerId, visits)
      }
    }
  }

  return {
    count: (partnerId, view) => add(partnerId, { ...view, count: 1 }),
    flush,
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
