import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { heldPause, type WithLease } from './with-lease.ts'

type Options = { prepare: (address: string) => Promise<void>; withLease: WithLease; logger: Logger }

/** Pictures that one clinic has made in advance; the others are made when they are asked for. */
const mostPictures = 500

/** Waiting pictures of one clinic. */
type Waiting = {
  /** Returns the pictures that are missing now; another node may have made them. */
  addresses: () => Promise<readonly string[]>
  /** Called once all pictures are made. */
  done: () => Promise<void>
}

/** Makes clinics' pictures in advance, one at a time, clinic after clinic. One node makes a clinic's pictures. */
export class PictureQueue {
  readonly #options: Options
  readonly #waiting = new Map<number, Waiting>()
  readonly #ending = new AbortController()
  #working: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Replaces the waiting pictures of a clinic. */
  add(partnerId: number, waiting: Waiting): void {
    if (this.#ending.signal.aborted) return
    this.#waiting.set(partnerId, waiting)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Number of clinics whose pictures wait. */
  waiting(): number {
    return this.#waiting.size
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
      // A newer list that came meanwhile keeps its place.
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
