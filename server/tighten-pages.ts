import type { Logger } from 'pino'
import { createWorkQueue } from '#backend/concurrency/work-queue.ts'
import { takeRest } from './preparation/rest.ts'
import type { StoredPage } from './stored-page.ts'

/** Pages that may wait: where many are rendered at once, most are sent as they are. */
const mostWaiting = 100

/** Compresses kept pages as small as they get, one at a time in the background, with pauses for the visitors. */
export function tightenPages(logger: Logger): (page: StoredPage) => void {
  const takeTurn = createWorkQueue({ size: 1 })
  return (page) => {
    if (takeTurn.waiting() >= mostWaiting) return
    takeTurn(async () => {
      // Its first visitor has it by then.
      await page.encoded('br')
      await takeRest(new AbortController().signal)
      await page.tighten()
    }).catch((error: unknown) => logger.warn({ err: error }, 'A page was not compressed anew.'))
  }
}
