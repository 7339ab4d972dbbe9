import type { Change, Database } from '#backend/kernel/database/database.ts'
import type { Role } from '#schema/accounts.ts'
import { hears } from './hears.ts'

/** Time in ms after which something is said, so that nobody takes the connection for a dead one. */
const beat = 15_000
/** Time in ms after which a stream ends: whoever listens comes back, and is asked again who they are. */
const longest = 600_000

type Reader = { role: Role; findRole: () => Promise<Role | null> }

export type ChangeStreams = {
  /**
   * A stream of server-sent events that tells of a partner's changes on any node, until its reader goes; of those alone
   * that the reader may read. `findRole` runs again after each change of an account: `null` ends the stream.
   */
  open(partnerId: number, reader: Reader): ReadableStream<Uint8Array>
  /** Ends all of them: the server stops. */
  close(): void
}

/** Streams to the consoles that are open. Source: WHATWG HTML, "Server-sent events". */
export function createChangeStreams(database: Pick<Database, 'onChanged'>): ChangeStreams {
  const ends = new Set<() => void>()
  let isClosed = false
  const encoder = new TextEncoder()
  return {
    open(partnerId, { role: known, findRole }) {
      let end = () => {}
      return new ReadableStream({
        start(controller) {
          let role: Role | null = known
          if (isClosed) return controller.close()
          const say = (text: string) => controller.enqueue(encoder.encode(text))
          const close = () => {
            end()
            controller.close()
          }
          const hear = async (change: Change) => {
            if (isOfAccounts(change, partnerId)) role = await findRole().catch(() => null)
            if (!ends.has(close)) return
            if (role === null) close()
            else if (isFor(change, partnerId, role)) say(toEvent(change))
          }
          // One after another, so that each is judged by the newest role.
          let heard = Promise.resolve()
          const stopHearing = database.onChanged((change) => (heard = heard.then(() => hear(change))))
          const beating = setInterval(() => say(':\n\n'), beat)
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

/** The reader's account may be disabled by now, or have another role. */
const isOfAccounts = (change: Change, partnerId: number): boolean =>
  change.partnerId === null || (change.partnerId === partnerId && change.changed === 'accounts')

const isFor = (change: Change, partnerId: number, role: Role): boolean =>
  change.partnerId === null || (change.partnerId === partnerId && hears(role, change.changed))

const toEvent = (change: Change): string => {
  const { partnerId, ...told } = change
  const data = partnerId === null ? { changed: 'everything', isNew: false } : told
  return `event: changed\ndata: ${JSON.stringify(data)}\n\n`
}
