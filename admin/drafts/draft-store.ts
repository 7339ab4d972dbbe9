import { ApiError } from '#api/client.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sameData } from '../form/same-data.ts'
import { beginDraft, editDraft, redoDraft, undoDraft, type Draft } from './draft.ts'

export type DraftState<Value> = {
  drafts: Readonly<Record<string, Draft<Value>>>
}

export type DraftStore<Value> = StoreApi<DraftState<Value>> & {
  /** Takes over what the API has, unless it would overwrite what is being edited. */
  load(id: string, value: Value, etag: string): void
  edit(id: string, value: Value, field?: string): void
  undo(id: string): void
  redo(id: string): void
  /** Saves at once what is waiting, was refused or failed; tells whether the API now has it. */
  flush(id: string): Promise<boolean>
  flushAll(): Promise<boolean>
  /** After a conflict: theirs replaces mine, which stays one step back. */
  takeTheirs(id: string, value: Value, etag: string): void
  /** After a conflict: mine is saved over theirs. */
  keepMine(id: string, etag: string): Promise<boolean>
}

type Options<Value> = {
  save: (id: string, value: Value, etag: string) => Promise<{ etag: string }>
  /** Quiet time in ms after the last edit before it is saved. */
  delay?: number
  /** Time in ms before a failed save is tried again. */
  retryDelay?: number
}

/**
 * Drafts that save themselves. What is typed is never replaced by an answer of the API: answers bring an etag and
 * errors, nothing else. One save a draft is under way at a time.
 */
export function createDraftStore<Value>({
  save,
  delay = 600,
  retryDelay = 5000,
}: Options<Value>): DraftStore<Value> {
  const store = createStore<DraftState<Value>>(() => ({ drafts: {} }))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const underWay = new Map<string, Promise<boolean>>()

  const get = (id: string): Draft<Value> | undefined => store.getState().drafts[id]
  const put = (id: string, draft: Draft<Value>) =>
    store.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: draft } }))
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

  async function send(id: string): Promise<boolean> {
    const draft = get(id)
    if (!draft) return true
    const sent = draft.value
    put(id, { ...draft, status: 'saving' })
    try {
      const { etag } = await save(id, sent, draft.etag)
      store.setState(({ drafts }) => {
        const now = drafts[id] ?? draft
        const isDone = sameData(now.value, sent)
        const next: Draft<Value> = {
          ...now,
          saved: sent,
          etag,
          errors: [],
          message: null,
          status: isDone ? 'saved' : 'waiting',
        }
        return { drafts: { ...drafts, [id]: next } }
      })
    } catch (error) {
      change(id, (now) => ({ ...now, ...refusal(error) }))
      if (get(id)?.status === 'failed' && !isSignedOut(error)) schedule(id, retryDelay)
    }
    const now = get(id)
    if (now?.status === 'waiting') schedule(id, delay)
    return now?.status === 'saved'
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

  const touched = (id: string) => {
    if (get(id)?.status === 'waiting') schedule(id, delay)
  }

  return Object.assign(store, {
    load(id: string, value: Value, etag: string) {
      const draft = get(id)
      if (!draft) put(id, beginDraft(value, etag))
      else if (draft.status === 'saved' && draft.etag !== etag)
        put(id, { ...beginDraft(value, etag, draft.generation + 1), past: [...draft.past, draft.value] })
    },
    edit(id: string, value: Value, field?: string) {
      change(id, (draft) => editDraft(draft, value, field, Date.now()))
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
    async flushAll() {
      const results = await Promise.all(Object.keys(store.getState().drafts).map(flush))
      return results.every(Boolean)
    },
    takeTheirs(id: string, value: Value, etag: string) {
      change(id, (draft) => ({
        ...beginDraft(value, etag, draft.generation + 1),
        past: [...draft.past, draft.value],
      }))
    },
    keepMine(id: string, etag: string) {
      change(id, (draft) => ({ ...draft, etag, status: 'waiting' }))
      return flush(id)
    },
  })
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

function refusal(error: unknown): Pick<Draft<unknown>, 'status' | 'message' | 'errors'> {
  if (!(error instanceof ApiError)) throw error
  const { status, message, errors } = error
  if (status === 422) return { status: 'invalid', message, errors }
  if (status === 409 || status === 412) return { status: 'stale', message, errors: [] }
  return { status: 'failed', message, errors: [] }
}
