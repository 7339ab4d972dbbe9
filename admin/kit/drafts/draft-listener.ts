import { follow, meetTheirs, type Theirs } from './draft.ts'
import type { DraftSender } from './draft-sender.ts'
import type { DraftShelf } from './draft-shelf.ts'

type Listening<Value> = {
  shelf: DraftShelf<Value>
  sender: DraftSender
  /** A draft as the API has it. */
  read: (id: string) => Promise<Theirs<Value>>
  forget: (id: string) => void
}

/** Merges changes that others have saved into the drafts. Never replaces text that the person has typed. */
export function createDraftListener<Value>({ shelf, sender, read, forget }: Listening<Value>) {
  const { get, put, change } = shelf
  const { underWay, touched } = sender

  function takeIn(id: string, theirs: Theirs<Value>, message: string) {
    if (!theirs && get(id)?.status === 'saved') return forget(id)
    change(id, (now) => meetTheirs(now, theirs, message))
    touched(id)
  }

  return {
    async hear(id: string, etag: string | undefined, message: string): Promise<void> {
      for (;;) {
        while (underWay(id)) await underWay(id)
        const draft = get(id)
        if (draft?.status === 'stale' || draft?.etag === etag) return
        const theirs = await read(id)
        // The answer may be older than a save made during the read.
        if (underWay(id) || get(id)?.etag !== draft?.etag) continue
        if (draft && draft.etag !== theirs?.etag) takeIn(id, theirs, message)
        return
      }
    },
    /**
     * Follows what the API now has, where nothing is in hand. Asks for it: a list that says otherwise may have been asked
     * for before one's own was saved.
     */
    async catchUp(id: string): Promise<void> {
      const draft = get(id)
      const theirs = await read(id)
      if (!draft || get(id) !== draft || underWay(id)) return
      if (theirs && theirs.etag !== draft.etag) put(id, follow(draft, theirs))
    },
  }
}
