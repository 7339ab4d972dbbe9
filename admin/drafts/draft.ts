import type { FieldError } from '#schema/problem.ts'
import { sameData } from '../form/same-data.ts'

/**
 * `saved`: the API has it. `waiting`: will be saved in a moment. `invalid`: the API refused some fields.
 * `stale`: someone else saved in between. `failed`: the API could not be reached or failed; it is tried again.
 */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'invalid' | 'stale' | 'failed'

/** What one editor holds: the value being edited, what the API has, and the way back. */
export type Draft<Value> = {
  value: Value
  saved: Value
  etag: string
  status: DraftStatus
  /** The API's words for a refused or failed save. */
  message: string | null
  errors: FieldError[]
  past: Value[]
  future: Value[]
  /** Field and time (ms) of the last edit: typing on in one field is one step back. */
  lastEdit: { field: string | undefined; at: number } | null
  /** Grows when the value is replaced from outside, so that the form begins anew. */
  generation: number
}

const rememberedSteps = 100
const oneStepMs = 1500

export const beginDraft = <Value>(value: Value, etag: string, generation = 0): Draft<Value> => ({
  value,
  saved: value,
  etag,
  status: 'saved',
  message: null,
  errors: [],
  past: [],
  future: [],
  lastEdit: null,
  generation,
})

function changed<Value>(draft: Draft<Value>, value: Value): Draft<Value> {
  // A conflict stays until the person has chosen.
  if (draft.status === 'stale') return { ...draft, value }
  const isSaved = draft.status !== 'saving' && sameData(value, draft.saved)
  return isSaved
    ? { ...draft, value, status: 'saved', errors: [], message: null }
    : { ...draft, value, status: 'waiting' }
}

/** The draft after an edit. Edits of the same field in quick succession are undone together. */
export function editDraft<Value>(
  draft: Draft<Value>,
  value: Value,
  field: string | undefined,
  at: number,
): Draft<Value> {
  const { lastEdit, past } = draft
  const goesOn = field !== undefined && lastEdit?.field === field && at - lastEdit.at < oneStepMs
  return {
    ...changed(draft, value),
    past: goesOn ? past : [...past, draft.value].slice(-rememberedSteps),
    future: [],
    lastEdit: { field, at },
  }
}

export function undoDraft<Value>(draft: Draft<Value>): Draft<Value> {
  if (draft.past.length === 0) return draft
  const value = draft.past.at(-1) as Value
  return {
    ...changed(draft, value),
    past: draft.past.slice(0, -1),
    future: [draft.value, ...draft.future],
    lastEdit: null,
  }
}

export function redoDraft<Value>(draft: Draft<Value>): Draft<Value> {
  if (draft.future.length === 0) return draft
  const value = draft.future[0] as Value
  return {
    ...changed(draft, value),
    past: [...draft.past, draft.value],
    future: draft.future.slice(1),
    lastEdit: null,
  }
}

/** Is there anything the API does not have yet? */
export const isUnsaved = ({ status }: Pick<Draft<unknown>, 'status'>) => status !== 'saved'
