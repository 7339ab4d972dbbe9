import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { heldPause, type WithLease } from './with-lease.ts'

type Options = { prepare: (address: string) => Promise<void>; withLease: WithLease; logger: Logger }

/** Pictures that one clinic has made in advance; the others are made when they are asked for. */
const mostPictures = 500

/** Pictures that wait for one clinic. */
type Waiting = {
  /** Reads what is missing now; another node may have made all. */
  addresses: () => Promise<readonly string[]>
  /** Called once all are made. */
  done: () => Promise<void>
}

/** Has clinics' pictures made in advance: one at a time, of one clinic after the other, and on one node each. */
export class PictureQueue {
  readonly #options: Options
  readonly #waiting = new Map<number, Waiting>()
  readonly #ending = new AbortController()
  #working: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Puts a clinic's pictures in the place of those that wait for it. */
  add(partnerId: number, waiting: Waiting): void {
    if (this.#ending.signal.aborted) return
    this.#waiting.set(partnerId, waiting)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Pictures that wait to be made. */
  waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { addresses }) => sum + addresses.length, 0)
  }

  has(partnerId: number): boolean {
    return this.#waiting.has(partnerId)
  }

  async close(): Promise<void> {
    this.#ending.abort()
    this.#waiting.clear()
    await this.#working
  }

  async #work(): Promise<void> {
    const { withLease, logger } = this.#options
    const { signal } = this.#ending
    let held = 0
    for (;;) {
      const [next] = this.#waiting
      if (!next || signal.aborted) return
      const [partnerId, list] = next
      const hasWorked = await withLease(partnerId, 'pictures', () => this.#make(partnerId, list)).catch(
        (error: unknown) => {
          if (!signal.aborted)
            logger.warn({ err: error, partner: partnerId }, 'Pictures were not made in advance.')
          return true
        },
      )
      // A newer list has the place of this one where one came meanwhile.
      const isReplaced = this.#waiting.get(partnerId) !== list
      if (!isReplaced) this.#waiting.delete(partnerId)
      held = hasWorked ? 0 : held + 1
      if (hasWorked || signal.aborted) continue
      if (!isReplaced) this.#waiting.set(partnerId, list)
      if (held >= this.#waiting.size) await sleep(heldPause, undefined, { signal }).catch(() => {})
    }
  }

  async #make(partnerId: number, list: Waiting): Promise<void> {
    const { prepare, logger } = this.#options
    const addresses = await list.addresses()
    for (const address of addresses.slice(0, mostPictures)) {
      if (this.#waiting.get(partnerId) !== list) return
      try {
        await prepare(address)
      } catch (error) {
        if (this.#ending.signal.aborted) return
        logger.warn({ err: error, partner: partnerId, address }, 'A picture was not made in advance.')
      }
    }
    if (this.#waiting.get(partnerId) === list) await list.done()
  }
}
