import type { Logger } from 'pino'

type Options = { prepare: (address: string) => Promise<void>; logger: Logger }

/** Pictures that one clinic has made in advance; the others are made when they are asked for. */
const mostPictures = 500

type Waiting = { addresses: string[]; done: () => Promise<void> }

/** Has clinics' pictures made in advance: one at a time, of each clinic in the order given. */
export class PictureQueue {
  readonly #options: Options
  readonly #waiting = new Map<number, Waiting>()
  #working: Promise<void> | undefined
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Puts a clinic's pictures in the place of those that wait for it. `done`: when all of them are made. */
  add(partnerId: number, addresses: string[], done: () => Promise<void>): void {
    if (this.#isClosed) return
    this.#waiting.set(partnerId, { addresses: addresses.slice(0, mostPictures), done })
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
    this.#isClosed = true
    this.#waiting.clear()
    await this.#working
  }

  async #work(): Promise<void> {
    const { prepare, logger } = this.#options
    for (;;) {
      const [next] = this.#waiting
      if (!next) return
      const [partnerId, list] = next
      const address = list.addresses.shift()
      try {
        if (address) await prepare(address)
        else {
          this.#waiting.delete(partnerId)
          await list.done()
        }
      } catch (error) {
        if (!this.#isClosed)
          logger.warn({ err: error, partner: partnerId, address }, 'A picture was not made in advance.')
      }
    }
  }
}
