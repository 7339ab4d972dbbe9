import type { StoreApi } from 'zustand/vanilla'
import {
  beginDraft,
  editDraft,
  fillDraft,
  keepMine,
  meetTheirs,
  redoDraft,
  takeTheirs,
  undoDraft,
  type Draft,
} from './draft.ts'
import { createDraftListener } from './draft-listener.ts'
import { createDraftSender, type SenderOptions } from './draft-sender.ts'
import { createDraftShelf, type DraftState } from './draft-shelf.ts'
import type { KeptDraft, KeptDrafts } from './kept-drafts.ts'

export type DraftStore<Value> = StoreApi<DraftState<Value>> & {
  /** Takes over what the API has, unless it would overwrite what is being edited. */
  load(id: string, value: Value, etag: string): void
  edit(id: string, value: Value, field?: string): void
  /** Takes what the form filled in by itself. */
  fill(id: string, value: Value): void
  undo(id: string): void
  redo(id: string): void
  /** Saves at once what is waiting, was refused or failed; tells whether the API now has it. */
  flush(id: string): Promise<boolean>
  flushAll(): Promise<boolean>
  /**
   * Takes in at once what the API now has, unless that is one's own: `etag` is its validator, none where the draft was
   * removed, and `message` tells who has saved. A conflict that waits for a choice goes on waiting.
   */
  hear(id: string, etag: string | undefined, message: string): Promise<void>
  /** After a conflict: theirs stand where both changed the same; mine stay one step back. */
  takeTheirs(id: string): Promise<boolean>
  /** After a conflict: mine stand where both changed the same. */
  keepMine(id: string): Promise<boolean>
  /** A person has read what was merged. */
  dismissMerge(id: string): void
  /** Takes what the API has in its place, whatever is being edited; what was there is one step back. */
  renew(id: string): Promise<void>
  /** Puts what the API has just made of the draft in its place; what was there is one step back. */
  replace(id: string, value: Value, etag: string): void
  /** Lets go of a draft that the API has no more. */
  forget(id: string): void
  /** Whether anything is not saved, be it typed in a window that has been closed. */
  isUnsaved(): boolean
  /** Gives up all that is not saved. */
  giveUp(): void
}

type Options<Value> = SenderOptions<Value> & {
  /** Keeps what is not saved beyond the window. */
  kept?: KeptDrafts<Value>
}

/**
 * Drafts that save themselves. What is typed is never replaced by an answer of the API; where somebody else saved in
 * between, both people's changes are put together (`meetTheirs`). One save a draft is under way at a time.
 */
export function createDraftStore<Value>({ kept, ...options }: Options<Value>): DraftStore<Value> {
  const { read } = options
  const shelf = createDraftShelf(kept)
  const { store, get, put, change } = shelf
  const sender = createDraftSender(shelf, options)
  const { flush, touched } = sender
  const { hear, catchUp } = createDraftListener({ shelf, sender, read, forget })

  /** Changes a draft, and has it saved soon. */
  const step = (id: string, next: (draft: Draft<Value>) => Draft<Value>) => {
    change(id, next)
    touched(id)
  }
  function begin(id: string, value: Value, etag: string) {
    put(id, resumed(kept?.read(id), value, etag))
    touched(id)
  }
  function replace(id: string, value: Value, etag: string) {
    change(id, (draft) => ({
      ...beginDraft(value, etag, draft.generation + 1),
      past: [...draft.past, draft.value],
    }))
  }
  function forget(id: string) {
    sender.cancel(id)
    shelf.remove(id)
  }

  return Object.assign(store, {
    load(id: string, value: Value, etag: string) {
      const draft = get(id)
      if (!draft) begin(id, value, etag)
      else if (draft.status === 'saved' && draft.etag !== etag) void catchUp(id).catch(() => {})
    },
    edit: (id: string, value: Value, field?: string) =>
      step(id, (draft) => editDraft(draft, value, field, performance.now())),
    fill: (id: string, value: Value) => step(id, (draft) => fillDraft(draft, value)),
    undo: (id: string) => step(id, undoDraft),
    redo: (id: string) => step(id, redoDraft),
    flush,
    hear,
    async flushAll() {
      const results = await Promise.all(shelf.ids().map(flush))
      return results.every(Boolean)
    },
    takeTheirs(id: string) {
      if (get(id)?.conflict?.theirs === null) forget(id)
      else change(id, takeTheirs)
      return flush(id)
    },
    keepMine(id: string) {
      change(id, keepMine)
      return flush(id)
    },
    dismissMerge: (id: string) => change(id, (draft) => ({ ...draft, merged: null })),
    async renew(id: string) {
      const theirs = await read(id)
      if (theirs) replace(id, theirs.value, theirs.etag)
      else forget(id)
    },
    replace,
    forget,
    isUnsaved: shelf.isUnsaved,
    giveUp() {
      for (const id of [...shelf.ids(), ...(kept?.ids() ?? [])]) forget(id)
    },
  })
}

/** Draft of a value, over which lies what was `left` unsaved in another window or session. */
function resumed<Value>(left: KeptDraft<Value> | null | undefined, value: Value, etag: string): Draft<Value> {
  if (!left) return beginDraft(value, etag)
  const draft: Draft<Value> = {
    ...beginDraft(left.saved, left.etag),
    value: left.value,
    status: 'waiting',
    past: [left.saved],
  }
  return left.etag === etag ? draft : meetTheirs(draft, { value, etag }, '그사이 다른 사람이 저장했습니다.')
}
