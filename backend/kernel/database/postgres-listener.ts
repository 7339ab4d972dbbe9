import pg from 'pg'

/** Name of our connections in `pg_stat_activity`, before the role of each. */
export const applicationName = 'danjang'

type Listening = {
  connectionString: string
  channel: string
  onNotify: (payload: string) => void
  /** The connection was lost and is back: what was said meanwhile is gone. */
  onGap: () => void
  /** Milliseconds that a connection may take. */
  patience: number
}

const longestWait = 5_000
const heartbeat = 30_000

/** `LISTEN` on a connection of its own, made again whenever it is lost. Rejects when the first try fails. */
export async function keepListening(options: Listening): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isStopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({
      connectionString: options.connectionString,
      application_name: `${applicationName}-listener`,
      keepAlive: true,
      connectionTimeoutMillis: options.patience,
      query_timeout: 10_000,
    })
    client = next
    let isLost = false
    let isListening = false
    const lose = () => {
      if (isLost) return
      isLost = true
      next.end().catch(() => {})
      // Until it listens, whoever connects is told instead.
      if (isListening) reconnect()
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => options.onNotify(payload ?? ''))
    try {
      await next.connect()
      await next.query(`LISTEN ${pg.escapeIdentifier(options.channel)}`)
      if (isLost || isStopped) throw new Error('The connection was ended before it listened.')
    } catch (error) {
      lose()
      throw error
    }
    isListening = true
    const beat = setInterval(() => {
      if (isLost) clearInterval(beat)
      else next.query('SELECT 1').catch(lose)
    }, heartbeat)
    beat.unref()
  }

  function reconnect() {
    if (isStopped) return
    timer = setTimeout(
      () => {
        connect().then(
          () => {
            failures = 0
            options.onGap()
          },
          () => {
            failures += 1
            reconnect()
          },
        )
      },
      Math.min(longestWait, 100 * 2 ** failures),
    )
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
