import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Engine, Transaction, TransactionOptions } from './database.ts'
import { keepListening } from './postgres-listener.ts'
import { isMixedUpStatement, isStaleStatement } from './sql-state.ts'
import { createStatementNames } from './statements.ts'

/** Milliseconds. The client's own limit also ends a wait on a connection that died without a word. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
}

type Statements = ReturnType<typeof createStatementNames>

/** A PostgreSQL that any number of nodes share. `onGap` is told when notifications may have been missed. */
export async function openPostgres(
  connectionString: string,
  onNotify: (channel: string, payload: string) => void,
  onGap: () => void,
  channel: string,
): Promise<Engine> {
  const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, ...timeouts })
  const statements = createStatementNames()
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks between two queries of a transaction; the next query fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}))
  const stopListening = await keepListening({ connectionString, channel, onNotify, onGap }).catch(
    async (error) => {
      await pool.end()
      throw error
    },
  )
  return {
    name: 'postgres',
    transaction: (run, options) => runTransaction(pool, statements, run, options),
    async close() {
      await stopListening()
      await pool.end()
    },
  }
}

/** Not drizzle's own: that one never gives back a connection on which `begin` failed, and an outage empties the pool. */
async function runTransaction<T>(
  pool: pg.Pool,
  statements: Statements,
  run: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await pool.connect()
  let result: T
  try {
    await client.query(beginning(options))
    result = await run(drizzle({ client: naming(client, statements) }))
  } catch (error) {
    if (isStaleStatement(error)) statements.renew()
    if (isMixedUpStatement(error)) statements.giveUp()
    await finish(client, 'rollback').catch(() => {})
    throw error
  }
  // What was only read stands without it: the answer goes out first, and does not wait for it.
  if (options.readOnly) setImmediate(() => void finish(client, 'commit').catch(() => {}))
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

/**
 * One message, one way there and back: the server carries out no part of it after one that failed, so that nothing ever
 * runs outside the transaction or without its role.
 */
function beginning({ readOnly, partnerId }: TransactionOptions): string {
  const begin = readOnly ? 'begin isolation level repeatable read read only' : 'begin'
  if (partnerId === undefined) return begin
  if (partnerId !== null && !Number.isSafeInteger(partnerId))
    throw new TypeError(`No number of a partner: ${partnerId}`)
  return `${begin}; set local role app; set local app.partner_id = '${partnerId ?? ''}'`
}

/** The connection, sending what has parameters under the name of its text. */
function naming(client: pg.PoolClient, { nameOf }: Statements): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(config.text) : undefined
    return client.query(name === undefined ? config : { ...config, name }, values)
  }
  return { query } as unknown as pg.PoolClient
}
