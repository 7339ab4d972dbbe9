import { ApiError } from '#api/client.ts'
import type { FieldError } from '#schema/problem.ts'
import { formatDateTime } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useAdmin } from '../console/admin-context.tsx'
import { mergeData, type Merged } from '../form/data/merge-data.ts'
import { isPressed } from '../parts/shortcuts.ts'
import { nameField } from '../form/data/name-field.ts'
import { splitPointer } from '../form/data/field-errors.ts'
import type { JsonSchema } from '../form/data/json-schema.ts'
import { useReservationCheck } from './use-reservation-check.tsx'
import type { RowConflict } from './conflict-notice.tsx'
import type { RowData, RowDraft } from '../drafts/row-drafts.ts'

type Stored = { data: RowData; etag: string; saved?: { by: string; at: string } | null }

/** A state that was saved. `key` is its name among the drafts, `over` the etag that the caller's state had then. */
type Saved = { state: Stored; key: string; over: string }

type EditOptions<State extends Stored> = {
  /** Name among the drafts: `rowKey`. */
  key: string
  /** Name of what was saved, where it is not `key`; `null` where nobody can type over it any more. */
  keyOf?: (saved: State) => string | null
  /** State that is typed over. Where another comes, somebody else has saved. */
  from: Stored
  /** Names the fields. */
  schema: JsonSchema
  canWrite: boolean
  /** Not there yet: it can be saved as it begins. */
  isNew?: boolean
  save: (data: RowData, etag: string, query: { acceptReservations?: true }) => Promise<State>
  /** Reads it anew, where somebody else has saved. */
  read: () => Promise<State>
  onSaved: (state: State) => void
}

/** Asks before a window with something unsaved is closed, and calls `onSave` at Ctrl+S. */
function useEditGuards(isUnsaved: boolean, onSave: () => void) {
  const saveByKey = useEffectEvent(onSave)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed('save', event)) return
      event.preventDefault()
      saveByKey()
    }
    addEventListener('beforeunload', ask)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('keydown', onKeyDown)
    }
  }, [isUnsaved])
}

/** Describes a conflict: the person who has saved meanwhile, and the fields. */
function conflictOf(
  merged: Merged<RowData>,
  { saved }: Stored,
  schema: JsonSchema,
  told: ApiError | undefined,
): RowConflict {
  const both = merged.both.map(({ path }) => path)
  return {
    message:
      told?.message ??
      `${saved ? `${saved.by}님이 ${formatDateTime(saved.at)}에` : '그사이 다른 사람이'} 저장했습니다.`,
    theirs:
      told?.errors ??
      [...merged.taken, ...both].map((path) => ({
        path,
        message: nameField(schema, splitPointer(path)).join(' › '),
      })),
    both,
  }
}

/**
 * The editing of something that has one form: what was typed is kept until it is saved, changes of others are merged in,
 * and each refusal stands at its field. Ctrl+S saves; who leaves with something unsaved is asked.
 */
export function useEdit<State extends Stored>(options: EditOptions<State>) {
  const { keyOf, schema, canWrite, isNew = false, save, read, onSaved } = options
  const { rowDrafts } = useAdmin()
  const [last, setLast] = useState<Saved | null>(null)
  // What was saved is the newest state until the caller has another.
  if (last && last.over !== options.from.etag) setLast(null)
  const { key, state: from } = last ?? { key: options.key, state: options.from }
  const draft = useStore(rowDrafts, ({ rows }) => rows[key])
  const { attempt, dialog } = useReservationCheck()
  const [errors, setErrors] = useState<FieldError[]>([])
  const [conflict, setConflict] = useState<RowConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  /** The state as the form has filled it in. */
  const [filled, setFilled] = useState<{ of: string; data: RowData } | null>(null)
  const isUnsaved = draft !== undefined
  useEditGuards(isUnsaved, () => void submit())
  const state = `${key} ${from.etag}`
  const opened = filled?.of === state ? filled.data : from.data
  const data = draft?.data ?? opened
  const canSave = canWrite && !isSaving && (isNew ? !last : isUnsaved)
  const revert = () => {
    rowDrafts.forget(key)
    setErrors([])
    setConflict(null)
  }
  const takeIn = (mine: RowDraft, theirs: Stored, told?: ApiError) => {
    const merged = mergeData(mine.base, mine.data, theirs.data)
    rowDrafts.put(key, { base: theirs.data, etag: theirs.etag, data: merged.value })
    setConflict(conflictOf(merged, theirs, schema, told))
  }
  /** Goes on from what was saved. What was typed after it had been sent stays a draft. */
  const goOn = (sent: RowData, saved: State) => {
    const savedKey = keyOf ? keyOf(saved) : key
    const typed = rowDrafts.getState().rows[key]
    revert()
    setLast({ state: saved, key: savedKey ?? key, over: options.from.etag })
    if (typed && savedKey !== null)
      rowDrafts.edit(savedKey, saved, mergeData(sent, typed.data, saved.data).value)
  }
  const meetNews = useEffectEvent(() => {
    if (draft && !isSaving && draft.etag !== from.etag) takeIn(draft, from)
  })
  useEffect(() => meetNews(), [from.etag, isSaving])
  async function submit() {
    if (!canSave) return
    setSaving(true)
    try {
      const saved = await attempt((query) => save(data, draft?.etag ?? from.etag, query))
      if (!saved) return
      goOn(data, saved.made)
      onSaved(saved.made)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 422) setErrors(error.errors)
      else if (error.status === 409 && error.code === 'stale') {
        const theirs = await read()
        const mine = rowDrafts.getState().rows[key]
        if (mine) takeIn(mine, theirs, error)
      } else showToast(error.message, { kind: 'error', closable: true })
    } finally {
      setSaving(false)
    }
  }
  return {
    data,
    errors,
    conflict,
    canWrite,
    canSave,
    isSaving,
    isUnsaved,
    submit,
    revert,
    change: (next: RowData) =>
      // What goes back to how it was differs from what is on its way.
      isSaving
        ? rowDrafts.put(key, { base: draft?.base ?? opened, etag: draft?.etag ?? from.etag, data: next })
        : rowDrafts.edit(key, { ...from, data: opened }, next),
    /** Takes what the form has filled in by itself, which is no change. */
    fill: (next: RowData) => (draft ? rowDrafts.edit(key, from, next) : setFilled({ of: state, data: next })),
    /** Of the reservations that a change would close out, while it is asked about. */
    dialog,
  }
}

export type Edit = ReturnType<typeof useEdit>
