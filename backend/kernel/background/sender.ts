import type { Logger } from 'pino'

export type Sender = {
  /** Sends all that is due; returns how many were taken. */
  run(): Promise<number>
  /** Sends from now on what becomes due. */
  start(): void
  stop(): Promise<void>
}

type Outbox<Row> = {
  logger: Logger
  /** Leases some rows that are due. */
  take: () => Promise<Row[]>
  /** Sends them, and writes down for each how it went. */
  send: (rows: Row[]) => Promise<unknown>
  /** Milliseconds between looks into the outbox. */
  interval?: number | undefined
  /** What else is due from time to time, and may write rows; run before each look. */
  beforeEach?: (() => Promise<unknown>) | undefined
}

/** Makes what looks into an outbox again and again, and sends what is due. */
export function createSender<Row>({
  logger,
  take,
  send,
  interval = 1_000,
  beforeEach = async () => {},
}: Outbox<Row>): Sender {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function run(): Promise<number> {
    let count = 0
    for (;;) {
      const rows = await take()
      // Of rows that wait for one another the next is due once the one before is sent: one looks until none is.
      if (rows.length === 0) return count
      await send(rows)
      count += rows.length
      if (isStopped) return count
    }
  }

  const loop = () => {
    running = beforeEach()
      .then(run)
      .catch((error: unknown) => logger.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(loop, interval).unref()
      })
  }

  return {
    run,
    start: loop,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
