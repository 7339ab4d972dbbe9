import { AsyncLocalStorage } from 'node:async_hooks'
import type { PartnerTransaction } from './database.ts'

type Change = (tx: PartnerTransaction) => Promise<void>

const tried = new AsyncLocalStorage<Change>()

/**
 * Runs something that reads. Each transaction within begins with a change and is taken back at its end, so that what is
 * read is as if the change had been made, and nobody else ever sees it.
 */
export const withTrial = <T>(change: Change, read: () => Promise<T>): Promise<T> => tried.run(change, read)

/** The change that is tried where this runs, if one is. */
export const triedChange = (): Change | undefined => tried.getStore()

/** Ends a transaction so that nothing of it stays, and brings its result out. */
class TakenBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('A trial is taken back.')
    this.result = result
  }
}

/** Does work in a transaction after a change, and takes both back. */
export async function takeBack<T>(
  transact: (work: (tx: PartnerTransaction) => Promise<never>) => Promise<never>,
  change: Change,
  work: (tx: PartnerTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await transact(async (tx) => {
      // What comes last would go there with the commit.
      const own = Object.create(tx, { lastly: { value: () => {} } }) as PartnerTransaction
      await change(own)
      throw new TakenBack(await work(own))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T
    throw error
  }
}
