import type { Logger } from 'pino'

/** What runs beside the calls of a node. */
export type Background = {
  start(): void
  /** Takes nothing more, and returns once what is in hand is done. */
  stop(): Promise<void>
}

export type Worker = Background & {
  /** Works on all that is due; returns how many rows were taken. */
  run(): Promise<number>
}

type Work<Row> = {
  logger: Logger
  /** Rows that are worked on at once. */
  places: number
  /** Leases at most so many rows that are due. */
  take: (places: number) => Promise<Row[]>
  /** Works on a row, and writes down how it went. */
  work: (row: Row) => Promise<unknown>
  /** Renews the leases of what is in hand; called every `renewEvery` milliseconds. */
  renew: (rows: Row[]) => Promise<unknown>
  renewEvery: number
  /** Milliseconds between looks where nothing is due. */
  interval?: number | undefined
}

/**
 * Makes a worker that looks for rows that are due and works on several at once. It looks again as soon as half of its places
 * are free, because what waited for a row may be due once that row is done.
 */
export function createWorker<Row>({
  logger,
  places,
  take,
  work,
  renew,
  renewEvery,
  interval = 1_000,
}: Work<Row>): Worker {
  const inHand = new Set<Row>()
  let isStopped = false
  let isWoken = false
  let endRest = () => {}
  let running: Promise<unknown> = Promise.resolve()

  const wake = () => {
    isWoken = true
    endRest()
  }

  /** Waits until places have become free since the last look, or for the next look. */
  const rest = () =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve()
      const timer = setTimeout(resolve, interval)
      if (inHand.size === 0) timer.unref()
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function handle(row: Row): Promise<void> {
    inHand.add(row)
    try {
      await work(row)
    } catch (error) {
      logger.warn({ err: error }, 'work could not be written down, and is due again once its lease is over')
    } finally {
      inHand.delete(row)
      if (inHand.size <= places / 2) wake()
    }
  }

  async function look(): Promise<number> {
    const free = places - inHand.size
    isWoken = false
    if (isStopped || free === 0) return 0
    const rows = await take(free)
    for (const row of rows) void handle(row)
    return rows.length
  }

  /** Runs while `goesOn` says so after a look that took so many rows. */
  async function runWhile(goesOn: (taken: number) => boolean): Promise<number> {
    let count = 0
    const renewing = setInterval(() => {
      if (inHand.size === 0) return
      void renew([...inHand]).catch((error: unknown) =>
        logger.warn({ err: error }, 'leases could not be renewed'),
      )
    }, renewEvery).unref()
    try {
      for (;;) {
        const taken = await look()
        count += taken
        if (!goesOn(taken)) return count
        if (inHand.size > 0 || taken === 0) await rest()
      }
    } finally {
      clearInterval(renewing)
    }
  }

  const isBusy = () => inHand.size > 0

  async function loop(): Promise<void> {
    while (!isStopped || isBusy()) {
      try {
        await runWhile(() => !isStopped || isBusy())
      } catch (error) {
        logger.warn({ err: error }, 'work that is due could not be taken')
        await rest()
      }
    }
  }

  return {
    // A row that was done while a look was under way may have made another due.
    run: () => runWhile((taken) => taken > 0 || isBusy() || isWoken),
    start: () => void (running = loop()),
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}
