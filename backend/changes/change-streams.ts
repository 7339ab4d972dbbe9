import type { Change, Database } from '#backend/database/database.ts'
import type { Role } from '#schema/accounts.ts'
import { hears } from './hears.ts'

/** Time in ms after which something is said, so that nobody takes the connection for a dead one. */
const beat = 15_000
/** Time in ms after which a stream ends: whoever listens comes back, and is asked again who they are. */
const longest = 600_000

export type ChangeStreams = {
  /**
   * A stream of server-sent events that tells of a partner's changes on any node, until its reader goes; of those alone
   * that a role may read.
   */
  open(partnerId: number, role: Role): ReadableStream<Uint8Array>
  /** Ends all of them: the server stops. */
  close(): void
}

/** Streams to the consoles that are open. Source: WHATWG HTML, "Server-sent events". */
export function createChangeStreams(database: Pick<Database, 'onChanged'>): ChangeStreams {
  const ends = new Set<() => void>()
  let isClosed = false
  const encoder = new TextEncoder()
  return {
    open(partnerId, role) {
      let end = () => {}
      return new ReadableStream({
        start(controller) {
          if (isClosed) return controller.close()
          const say = (text: string) => controller.enqueue(encoder.encode(text))
          const stopHearing = database.onChanged((change) => {
            if (isFor(change, partnerId, role)) say(toEvent(change))
          })
          const beating = setInterval(() => say(':\n\n'), beat)
          const close = () => {
            end()
            controller.close()
          }
          const ending = setTimeout(close, longest)
          end = () => {
            ends.delete(close)
            stopHearing()
            clearInterval(beating)
            clearTimeout(ending)
          }
          ends.add(close)
          // The head is sent with the first bytes.
          say('retry: 2000\n\n')
        },
        cancel: () => end(),
      })
    },
    close() {
      isClosed = true
      for (const end of ends) end()
    },
  }
}

const isFor = (change: Change, partnerId: number, role: Role): boolean =>
  change.partnerId === null || (change.partnerId === partnerId && hears(role, change.changed))

const toEvent = (change: Change): string => {
  const { partnerId, ...told } = change
  const data = partnerId === null ? { changed: 'everything', isNew: false } : told
  return `event: changed\ndata: ${JSON.stringify(data)}\n\n`
}
