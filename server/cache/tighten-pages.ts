import type { Logger } from 'pino'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'
import { takeRest } from '../rest.ts'
import type { StoredPage } from './stored-page.ts'

/** Pages that may wait: where many are rendered at once, most are sent as they are. */
const mostWaiting = 100

/**
 * Compresses kept pages as small as they get, each once, one at a time in the background, with pauses for the visitors.
 * Is told of a page whenever it is sent from the cache: one that is sent once is not worth it.
 */
export function tightenPages(logger: Logger): (page: StoredPage) => void {
  const takeTurn = createWorkQueue({ size: 1 })
  return (page) => {
    if (page.isTightened || takeTurn.waiting() >= mostWaiting) return
    page.isTightened = true
    takeTurn(async () => {
      await takeRest(new AbortController().signal)
      await page.tighten()
    }).catch((error: unknown) => logger.warn({ err: error }, 'A page was not compressed anew.'))
  }
}
