import { ApiError } from '#api/client.ts'
import { sameData } from '../form/data/same-data.ts'
import { meetTheirs, type Theirs } from './draft.ts'
import type { DraftShelf } from './draft-shelf.ts'

export type SenderOptions<Value> = {
  save: (id: string, value: Value, etag: string) => Promise<{ etag: string }>
  /** A draft as the API has it. */
  read: (id: string) => Promise<Theirs<Value>>
  /** Quiet time in ms after the last edit before it is saved. */
  delay?: number
  /** Time in ms before a failed save is tried again. */
  retryDelay?: number
}

export type DraftSender = ReturnType<typeof createDraftSender>

/** Tries of one save in a row while others keep saving before it. */
const mostMerges = 5

/** Saves drafts, one save a draft at a time, and puts what it hears of each back on the shelf. */
export function createDraftSender<Value>(
  { get, put, change }: DraftShelf<Value>,
  { save, read, delay = 600, retryDelay = 5000 }: SenderOptions<Value>,
) {
  const { schedule, cancel } = createTimers((id) => void flush(id))
  const underWay = new Map<string, Promise<boolean>>()

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
    cancel(id)
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

  return {
    flush,
    /** Saves a draft that waits, after a quiet time. */
    touched: (id: string) => {
      if (get(id)?.status === 'waiting') schedule(id, delay)
    },
    cancel,
    /** The save of a draft that is under way. */
    underWay: (id: string) => underWay.get(id),
  }
}

/** One timer a draft. */
function createTimers(onDue: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const cancel = (id: string) => clearTimeout(timers.get(id))
  return {
    cancel,
    schedule: (id: string, after: number) => {
      cancel(id)
      timers.set(
        id,
        setTimeout(() => onDue(id), after),
      )
    },
  }
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
