import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Command, Statement } from './batch.ts'
import { Batch } from './batch.ts'
import { newsChannel } from './channel.ts'
import type { DatabaseLimits } from './limits.ts'
import { DatabaseUnavailable, type Engine, type Transaction, type TransactionOptions } from './database.ts'
import { createFairQueue } from '#backend/kernel/concurrency/fair-queue.ts'
import { connectionWaited } from '#backend/kernel/signals/signals.ts'
import { applicationName, keepListening } from './postgres-listener.ts'
import { isMixedUpStatement, isStaleStatement } from './sql-state.ts'
import { createStatementNames } from './statement-names.ts'

/** Limits of a request's connection, in ms. The client's own limit also ends a wait on a connection that is dead. */
const timeoutsOf = ({ statementTimeout, lockTimeout }: DatabaseLimits) => ({
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
  idle_in_transaction_session_timeout: statementTimeout + 5_000,
  query_timeout: statementTimeout + 2_000,
})
/** Number of transactions that may wait for a connection: of one clinic, and in all. */
const mostWaiting = { ofOne: 500, ofAll: 5_000 }
/** Seconds after which a connection is replaced, and the statements with it that the server keeps for it. */
const longestLife = 3_600

type Statements = ReturnType<typeof createStatementNames>

/** A PostgreSQL that any number of nodes share. `onGap` is told when notifications may have been missed. */
export async function openPostgres(
  connectionString: string,
  onNotify: (payload: string) => void,
  onGap: () => void,
  limits: DatabaseLimits,
): Promise<Engine> {
  const { patience, connections } = limits
  const timeouts = timeoutsOf(limits)
  const shared = { connectionString, keepAlive: true, connectionTimeoutMillis: patience }
  const open = (settings: pg.PoolConfig) => new pg.Pool({ ...shared, ...settings })
  const pools = {
    // Requests use it: what runs outside of a bound transaction is the role's too, and sees no row.
    serving: open({
      ...timeouts,
      application_name: applicationName,
      max: connections,
      maxLifetimeSeconds: longestLife,
      options: '-c role=app',
    }),
    operator: open({
      ...timeouts,
      application_name: `${applicationName}-operator`,
      max: 4,
      maxLifetimeSeconds: longestLife,
    }),
    // Has connections only during migrations, back-ups and moves.
    withoutTimeout: open({
      application_name: `${applicationName}-maintenance`,
      max: 2,
      idleTimeoutMillis: 1,
    }),
  }
  // Clinics take turns for these connections, so a clinic with many calls does not hold up the others.
  const takeTurn = createFairQueue({
    size: connections,
    most: mostWaiting,
    full: () => new DatabaseUnavailable('Too many calls wait for a connection to the database.'),
  })
  const end = () => Promise.all(Object.values(pools).map((pool) => pool.end()))
  const statements = createStatementNames()
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  for (const each of Object.values(pools)) {
    each.on('error', () => {})
    // So would one that breaks between two queries of a transaction; the next query fails and tells.
    each.on('connect', (client) => client.on('error', () => {}))
  }
  const stopListening = await keepListening({
    connectionString,
    channel: newsChannel,
    onNotify,
    onGap,
    patience,
  }).catch(async (error) => {
    await end()
    throw error
  })
  return {
    name: 'postgres',
    patience,
    connections: () =>
      Object.entries(pools).map(([name, { totalCount, idleCount, waitingCount }]) => ({
        pool: name,
        busy: totalCount - idleCount,
        idle: idleCount,
        waiting: name === 'serving' ? takeTurn.waiting() : waitingCount,
      })),
    transaction(run, options) {
      const name = poolOf(options)
      const began = performance.now()
      const begin = () => runTransaction(() => connect(pools[name], name, began), statements, run, options)
      return name === 'serving' ? takeTurn(options.partnerId ?? 0, begin) : begin()
    },
    async close() {
      await stopListening()
      await end()
    },
  }
}

function poolOf({ hasNoTimeout, partnerId }: TransactionOptions) {
  if (hasNoTimeout) return 'withoutTimeout'
  return partnerId === undefined ? 'operator' : 'serving'
}

/** Takes a connection, and signals the time that this took since `since`. */
async function connect(pool: pg.Pool, name: string, began: number): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } finally {
    connectionWaited.tell({ pool: name, seconds: (performance.now() - began) / 1_000 })
  }
}

/**
 * Not drizzle's own: that one never gives back a connection on which `begin` failed, and an outage empties the pool.
 */
async function runTransaction<T>(
  open: () => Promise<pg.PoolClient>,
  statements: Statements,
  run: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const beginning = beginningOf(options)
  const client = await open()
  const { connection, lastly, committing, refuse, failure } = batching(client, statements, beginning, options)
  let result: T
  try {
    result = await run(Object.assign(drizzle({ client: connection }), { lastly }))
    await committing()
    const kept = failure()
    // Whoever caught it: the server commits nothing after it, and says so in no error.
    if (kept) throw kept
    refuse(new Error('The transaction is over.'))
  } catch (error) {
    refuse(error as Error)
    if (isStaleStatement(error)) statements.renew()
    if (isMixedUpStatement(error)) statements.giveUp()
    await finish(client, 'rollback').catch(() => {})
    throw error
  }
  // Its `commit` went with its statements.
  if (committing()) client.release()
  // A transaction that only read has nothing to lose: it commits after the answer has gone out.
  else if (options.readOnly) setImmediate(() => void finish(client, 'commit').catch(() => {}))
  else await finish(client, 'commit')
  return result
}

/** Ends the transaction and gives the connection back; a broken one is closed. */
async function finish(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(how)
    client.release()
  } catch (error) {
    // The server's own answer: the transaction is over, the connection is well.
    client.release(error instanceof pg.DatabaseError ? undefined : (error as Error))
    throw error
  }
}

/** Statements that go before a transaction's first. */
function beginningOf({ readOnly, isSnapshot, partnerId }: TransactionOptions): Command[] {
  const isolation = readOnly || isSnapshot ? ' isolation level repeatable read' : ''
  const begin = { text: `begin${isolation}${readOnly ? ' read only' : ''}` }
  if (partnerId === undefined) return [begin]
  if (partnerId !== null && !Number.isSafeInteger(partnerId))
    throw new TypeError(`No number of a partner: ${partnerId}`)
  // `set local`, as one statement that the server can keep.
  const text = `select set_config('role', 'app', true), set_config('app.partner_id', $1, true)`
  return [begin, { text, values: [String(partnerId ?? '')] }]
}

/**
 * The connection as a transaction uses it. What is asked of it side by side goes to the server in one message, the
 * first together with the beginning of the transaction; what has parameters goes under the name of its text. After an
 * error, or its end, nothing is sent any more, so that no query runs outside the transaction or without its role.
 */
function batching(
  client: pg.PoolClient,
  { nameOf }: Statements,
  beginning: Command[],
  options: TransactionOptions,
) {
  let failure: Error | undefined
  const refuse = (reason: Error) => {
    failure ??= reason
  }
  const named = (command: Command) => ({ ...command, name: nameOf(command.text) })
  let before = beginning.map(named)
  let statements: Statement[] = []
  let isLast = options.atOnce === true
  let committing: Promise<void> | undefined

  function send(): void {
    const after: Command[] = []
    if (isLast) {
      committing = new Promise((resolve, reject) => {
        const settle = (error?: Error) => (error ? reject(error) : resolve())
        after.push({ ...named({ text: 'commit' }), settle })
      })
      // Whoever waits for a statement of it is told sooner.
      committing.catch(() => {})
    }
    client.query(new Batch({ before, statements, after }, () => failure))
    before = []
    statements = []
  }

  const query = (config: pg.QueryConfig, values: unknown[]) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      if (failure) return reject(failure)
      if (committing) return reject(new Error('A transaction got another statement after its last.'))
      // Sent when everything that can go on without an answer has.
      if (statements.length === 0) process.nextTick(send)
      const name = values.length > 0 ? nameOf(config.text) : undefined
      const settle: Statement['settle'] = (error, result) => {
        if (!error) return resolve(result)
        refuse(error)
        reject(error)
      }
      statements.push({ config: name === undefined ? config : { ...config, name }, values, settle })
    })
  return {
    connection: { query } as unknown as pg.PoolClient,
    lastly() {
      isLast = true
    },
    committing: () => committing,
    refuse,
    failure: () => failure,
  }
}
