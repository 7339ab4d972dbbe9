import type { FieldError } from '#schema/problem.ts'
import { sameData } from '../form/data/same-data.ts'
import { mergeData, type Clash } from '../form/data/merge-data.ts'

/**
 * `saved`: the API has it. `waiting`: will be saved in a moment. `invalid`: the API refused some fields.
 * `stale`: someone else has changed the same places, and the person chooses whose stand. `failed`: the API could not be reached or failed; it is tried again.
 */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'invalid' | 'stale' | 'failed'

/** A draft as the API has it; `null` where somebody removed it. */
export type Theirs<Value> = { value: Value; etag: string } | null

/** Both changed the same places of one state. */
export type DraftConflict<Value> = {
  /** Name of who saved, and the time, as the API gives them. */
  message: string
  theirs: Theirs<Value>
  /** Paths are into `value`: both people's changes together, with mine where they clash. */
  both: Clash[]
  value: Value
}

/** Changes that another person saved meanwhile and the draft has taken in; paths are into `value`. */
export type DraftMerge<Value> = { message: string; taken: string[]; value: Value }

/** State of one editor: the value being edited, the one that the API has, and the steps back. */
export type Draft<Value> = {
  value: Value
  saved: Value
  etag: string
  status: DraftStatus
  /** The API's words for a refused or failed save. */
  message: string | null
  conflict: DraftConflict<Value> | null
  merged: DraftMerge<Value> | null
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
  conflict: null,
  merged: null,
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

/** The draft after the form has filled in what its schema has by itself: no edit, and no step of its own. */
export const fillDraft = <Value>(draft: Draft<Value>, value: Value): Draft<Value> => changed(draft, value)

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

/** Says whether there is anything that the API does not have yet. */
export const isUnsaved = ({ status }: Pick<Draft<unknown>, 'status'>) => status !== 'saved'

type Saved<Value> = { value: Value; etag: string }

/** The draft over another state of the API: so that a step back takes nothing of another's away, the steps go along. */
function rebase<Value>(draft: Draft<Value>, theirs: Saved<Value>, value: Value): Draft<Value> {
  const onTheirs = (step: Value) => mergeData(draft.saved, step, theirs.value).value
  return {
    ...draft,
    value,
    saved: theirs.value,
    etag: theirs.etag,
    status: sameData(value, theirs.value) ? 'saved' : 'waiting',
    message: null,
    errors: [],
    conflict: null,
    past: draft.past.map(onTheirs),
    future: draft.future.map(onTheirs),
    lastEdit: null,
  }
}

/**
 * The draft once somebody else has saved: both people's changes together, by section and then by field; or, where both
 * changed the same, a conflict that waits for a choice.
 */
export function meetTheirs<Value>(draft: Draft<Value>, theirs: Theirs<Value>, message: string): Draft<Value> {
  if (!theirs) {
    const conflict = { message, theirs, both: [], value: draft.value }
    return { ...draft, status: 'stale', message, conflict }
  }
  const { value, both, taken } = mergeData(draft.saved, draft.value, theirs.value)
  if (both.length > 0)
    return { ...draft, status: 'stale', message, conflict: { message, theirs, both, value } }
  return { ...rebase(draft, theirs, value), merged: { message, taken, value } }
}

/** Mine stand where both changed the same; all else of both is there. */
export function keepMine<Value>(draft: Draft<Value>): Draft<Value> {
  const theirs = draft.conflict?.theirs
  if (!theirs) return { ...draft, etag: '"new"', status: 'waiting', message: null, conflict: null }
  return rebase(draft, theirs, mergeData(draft.saved, draft.value, theirs.value).value)
}

/** Theirs stand where both changed the same; all else of both is there, and mine are one step back. */
export function takeTheirs<Value>(draft: Draft<Value>): Draft<Value> {
  const theirs = draft.conflict?.theirs
  if (!theirs) return draft
  const mine = keepMine(draft)
  return {
    ...rebase(draft, theirs, mergeData(draft.saved, theirs.value, draft.value).value),
    past: [...mine.past, mine.value],
    future: [],
    generation: draft.generation + 1,
  }
}

/** The draft as the API has it now, where nothing was unsaved. */
export const follow = <Value>(draft: Draft<Value>, theirs: Saved<Value>): Draft<Value> => ({
  ...rebase(draft, theirs, theirs.value),
  generation: draft.generation + 1,
})
