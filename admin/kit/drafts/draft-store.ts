import { ApiError } from '#api/client.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sameData } from '../form/data/same-data.ts'
import {
  beginDraft,
  editDraft,
  fillDraft,
  follow,
  isUnsaved,
  keepMine,
  meetTheirs,
  redoDraft,
  takeTheirs,
  undoDraft,
  type Draft,
  type Theirs,
} from './draft.ts'
import type { KeptDrafts } from './kept-drafts.ts'

export type DraftState<Value> = {
  drafts: Readonly<Record<string, Draft<Value>>>
}

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

type Options<Value> = {
  save: (id: string, value: Value, etag: string) => Promise<{ etag: string }>
  /** A draft as the API has it. */
  read: (id: string) => Promise<Theirs<Value>>
  /** Keeps what is not saved beyond the window. */
  kept?: KeptDrafts<Value>
  /** Quiet time in ms after the last edit before it is saved. */
  delay?: number
  /** Time in ms before a failed save is tried again. */
  retryDelay?: number
}

/** Tries of one save in a row while others keep saving before it. */
const mostMerges = 5

/**
 * Drafts that save themselves. What is typed is never replaced by an answer of the API; where somebody else saved in
 * between, both people's changes are put together (`meetTheirs`). One save a draft is under way at a time.
 */
export function createDraftStore<Value>({
  save,
  read,
  kept,
  delay = 600,
  retryDelay = 5000,
}: Options<Value>): DraftStore<Value> {
  const store = createStore<DraftState<Value>>(() => ({ drafts: {} }))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const underWay = new Map<string, Promise<boolean>>()

  const get = (id: string): Draft<Value> | undefined => store.getState().drafts[id]
  const put = (id: string, draft: Draft<Value>) => {
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: draft } }))
    kept?.write(id, isUnsaved(draft) ? draft : null)
  }
  const change = (id: string, next: (draft: Draft<Value>) => Draft<Value>) => {
    const draft = get(id)
    if (draft) put(id, next(draft))
  }

  function schedule(id: string, after: number) {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void flush(id), after),
    )
  }

  async function send(id: string, merges = 0): Promise<boolean> {
    const draft = get(id)
    if (!draft) return true
    const sent = draft.value
    put(id, { ...draft, status: 'saving' })
    try {
      const { etag } = await save(id, sent, draft.etag)
      change(id, (now) => ({
        ...now,
        saved: sent,
        etag,
        errors: [],
        message: null,
        status: sameData(now.value, sent) ? 'saved' : 'waiting',
      }))
    } catch (error) {
      await meetRefusal(id, error)
      if (get(id)?.status === 'failed' && !isSignedOut(error)) schedule(id, retryDelay)
      if (get(id)?.status === 'waiting' && merges < mostMerges) return send(id, merges + 1)
    }
    const now = get(id)
    if (now?.status === 'waiting') schedule(id, delay)
    return now === undefined || now.status === 'saved'
  }

  async function meetRefusal(id: string, error: unknown): Promise<void> {
    const refused = refusal(error)
    if (refused.status !== 'stale') return change(id, (now) => ({ ...now, ...refused }))
    try {
      const theirs = await read(id)
      change(id, (now) => meetTheirs(now, theirs, refused.message))
    } catch (failure) {
      change(id, (now) => ({ ...now, ...refusal(failure) }))
    }
  }

  async function flush(id: string): Promise<boolean> {
    clearTimeout(timers.get(id))
    await underWay.get(id)
    const draft = get(id)
    if (!draft || draft.status === 'saved') return true
    if (draft.status === 'stale') return false
    const already = underWay.get(id)
    if (already) return already
    const sending = send(id).finally(() => underWay.delete(id))
    underWay.set(id, sending)
    return sending
  }

  async function hear(id: string, etag: string | undefined, message: string): Promise<void> {
    for (;;) {
      while (underWay.has(id)) await underWay.get(id)
      const draft = get(id)
      if (draft?.status === 'stale' || draft?.etag === etag) return
      const theirs = await read(id)
      // What was read may be older than what was saved meanwhile.
      if (underWay.has(id) || get(id)?.etag !== draft?.etag) continue
      if (draft && draft.etag !== theirs?.etag) takeIn(id, theirs, message)
      return
    }
  }

  function takeIn(id: string, theirs: Theirs<Value>, message: string) {
    if (!theirs && get(id)?.status === 'saved') return forget(id)
    change(id, (now) => meetTheirs(now, theirs, message))
    touched(id)
  }

  const touched = (id: string) => {
    if (get(id)?.status === 'waiting') schedule(id, delay)
  }

  /**
   * Follows what the API now has, where nothing is in hand. Asks for it: a list that says otherwise may have been asked
   * for before one's own was saved.
   */
  async function catchUp(id: string): Promise<void> {
    const draft = get(id)
    const theirs = await read(id)
    if (!draft || get(id) !== draft || underWay.has(id)) return
    if (theirs && theirs.etag !== draft.etag) put(id, follow(draft, theirs))
  }

  function begin(id: string, value: Value, etag: string) {
    const left = kept?.read(id)
    if (!left) return put(id, beginDraft(value, etag))
    const draft: Draft<Value> = {
      ...beginDraft(left.saved, left.etag),
      value: left.value,
      status: 'waiting',
      past: [left.saved],
    }
    put(
      id,
      left.etag === etag ? draft : meetTheirs(draft, { value, etag }, '그사이 다른 사람이 저장했습니다.'),
    )
    touched(id)
  }

  function replace(id: string, value: Value, etag: string) {
    change(id, (draft) => ({
      ...beginDraft(value, etag, draft.generation + 1),
      past: [...draft.past, draft.value],
    }))
  }

  function forget(id: string) {
    clearTimeout(timers.get(id))
    kept?.write(id, null)
    store.setState(({ drafts: { [id]: _gone, ...drafts } }) => ({ drafts }))
  }

  return Object.assign(store, {
    load(id: string, value: Value, etag: string) {
      const draft = get(id)
      if (!draft) begin(id, value, etag)
      else if (draft.status === 'saved' && draft.etag !== etag) void catchUp(id).catch(() => {})
    },
    edit(id: string, value: Value, field?: string) {
      change(id, (draft) => editDraft(draft, value, field, performance.now()))
      touched(id)
    },
    fill(id: string, value: Value) {
      change(id, (draft) => fillDraft(draft, value))
      touched(id)
    },
    undo(id: string) {
      change(id, undoDraft)
      touched(id)
    },
    redo(id: string) {
      change(id, redoDraft)
      touched(id)
    },
    flush,
    hear,
    async flushAll() {
      const results = await Promise.all(Object.keys(store.getState().drafts).map(flush))
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
    dismissMerge(id: string) {
      change(id, (draft) => ({ ...draft, merged: null }))
    },
    async renew(id: string) {
      const theirs = await read(id)
      if (theirs) replace(id, theirs.value, theirs.etag)
      else forget(id)
    },
    replace,
    forget,
    isUnsaved: () => (kept?.ids().length ?? 0) > 0 || Object.values(store.getState().drafts).some(isUnsaved),
    giveUp() {
      for (const id of [...Object.keys(store.getState().drafts), ...(kept?.ids() ?? [])]) forget(id)
    },
  })
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

function refusal(
  error: unknown,
): { status: 'invalid' | 'stale' | 'failed' } & Pick<ApiError, 'message' | 'errors'> {
  if (!(error instanceof ApiError)) throw error
  const { status, message, errors } = error
  if (status === 422) return { status: 'invalid', message, errors }
  if (status === 409 || status === 412) return { status: 'stale', message, errors: [] }
  return { status: 'failed', message, errors: [] }
}
