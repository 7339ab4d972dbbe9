import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Engine, Transaction } from './database.ts'
import { keepListening } from './postgres-listener.ts'

/** Milliseconds. The client's own limit also ends a wait on a connection that died without a word. */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
}

/** A PostgreSQL that any number of nodes share. `onGap` is told when notifications may have been missed. */
export async function openPostgres(
  connectionString: string,
  onNotify: (channel: string, payload: string) => void,
  onGap: () => void,
  channel: string,
): Promise<Engine> {
  const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, ...timeouts })
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
    transaction: (run, { readOnly }) => runTransaction(pool, run, readOnly),
    async close() {
      await stopListening()
      await pool.end()
    },
  }
}

/** Not drizzle's own: that one never gives back a connection on which `begin` failed, and an outage empties the pool. */
async function runTransaction<T>(
  pool: pg.Pool,
  run: (tx: Transaction) => Promise<T>,
  readOnly: boolean,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(readOnly ? 'begin isolation level repeatable read read only' : 'begin')
    const result = await run(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason))
    throw error
  } finally {
    client.release(broken)
  }
}
