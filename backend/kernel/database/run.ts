import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUnavailable, transactionRetried } from '#backend/kernel/signals/signals.ts'
import type { Engine, Transaction, TransactionOptions } from './database.ts'
import { DatabaseUnavailable } from './database.ts'
import { isUnavailable, isWorthRetrying } from './sql-state.ts'

const attempts = 4

/** One transaction: begun in time or not at all, run again when it merely lost a race. */
export async function run<T>(
  engine: Engine,
  options: TransactionOptions,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await beginInTime(engine, options, work)
    } catch (error) {
      const failure = isUnavailable(error)
        ? new DatabaseUnavailable('The database was lost, or took too long.', { cause: error })
        : error
      if (failure instanceof DatabaseUnavailable) {
        databaseUnavailable.tell(null)
        throw failure
      }
      if (!isWorthRetrying(error) || attempt === attempts) throw error
      transactionRetried.tell(null)
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

function beginInTime<T>(
  engine: Engine,
  options: TransactionOptions,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // Made where it is needed: the trace that an error takes costs.
    const late = () => new DatabaseUnavailable(`No database connection within ${engine.patience} ms.`)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(late())
    }, engine.patience)
    const begin = (tx: Transaction) => {
      clearTimeout(timer)
      if (isLate) throw late()
      return work(tx)
    }
    engine.transaction(begin, options).then(resolve, (error: unknown) => {
      clearTimeout(timer)
      reject(error as Error)
    })
  })
}
