// @vitest-environment happy-dom
import { ApiError } from '#api/client.ts'
import { draw } from '#tests/support/draw.ts'
import { act, useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { AdminProvider, type Admin } from '../console/admin-context.tsx'
import { createRowDrafts, rowKey, type RowData, type RowDrafts } from '../drafts/row-drafts.ts'
import { useEdit, type Edit } from './use-edit.ts'

type State = { id: number; data: RowData; etag: string }

const stored: State = { id: 7, data: { title: '처음', note: '메모' }, etag: '"1"' }
const stale = new ApiError({ status: 409, code: 'stale', message: '다른 사람이 저장했습니다.' })

let rowDrafts: RowDrafts
let edit: Edit
beforeEach(() => {
  localStorage.clear()
  rowDrafts = createRowDrafts()
})

/** An answer that comes when the test says so. */
function later() {
  let resolve = (_: State) => {}
  let reject = (_: ApiError) => {}
  const promise = new Promise<State>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}

/** Opens the form of a row; `null` opens that of a new one. `saving` and `reading` are what the API has yet to answer. */
async function open(id: number | null) {
  const saving = later()
  const reading = later()
  function Form({ from }: { from: State }) {
    const now = useEdit<State>({
      key: rowKey('notices', id),
      keyOf: (saved) => rowKey('notices', saved.id),
      from,
      schema: {},
      canWrite: true,
      isNew: id === null,
      save: () => saving.promise,
      read: () => reading.promise,
      onSaved: () => {},
    })
    useEffect(() => {
      edit = now
    })
    return null
  }
  const form = (from: State) => (
    <AdminProvider value={{ rowDrafts } as Admin}>
      <Form from={from} />
    </AdminProvider>
  )
  const show = await draw(form(id === null ? { ...stored, etag: '"new"' } : stored))
  return { saving, reading, give: (from: State) => show(form(from)) }
}
const type = (data: RowData) => act(() => edit.change({ ...edit.data, ...data }))
const submit = () => act(() => void edit.submit())

test('what is typed while a form is saved stays a draft over what was saved', async () => {
  const { saving, give } = await open(7)
  type({ title: '보낸 제목' })
  submit()
  type({ title: '보낸 뒤의 제목' })
  const saved = { id: 7, data: { title: '보낸 제목', note: '다듬은 메모' }, etag: '"2"' }
  await act(async () => saving.resolve(saved))
  const draft = { base: saved.data, etag: '"2"', data: { title: '보낸 뒤의 제목', note: '다듬은 메모' } }
  // The caller gives the state from before the save until it is drawn anew.
  expect(edit).toMatchObject({ data: draft.data, conflict: null, isUnsaved: true, canSave: true })
  await give(saved)
  expect(edit).toMatchObject({ data: draft.data, conflict: null })
  expect(rowDrafts.getState().rows).toEqual({ [rowKey('notices', 7)]: draft })
})

test('where nothing is typed meanwhile, nothing is unsaved, and a later state is shown', async () => {
  const { saving, give } = await open(7)
  type({ title: '보낸 제목' })
  submit()
  const saved = { ...stored, data: { title: '보낸 제목', note: '메모' }, etag: '"2"' }
  await act(async () => saving.resolve(saved))
  expect(edit).toMatchObject({ data: saved.data, isUnsaved: false, canSave: false })
  await give(saved)
  // Somebody else puts it back to how it was.
  await give(stored)
  expect(edit).toMatchObject({ data: stored.data, isUnsaved: false })
})

test('what is typed back to how it was while it is saved stays, too', async () => {
  const { saving } = await open(7)
  type({ title: '보낸 제목' })
  submit()
  type({ title: '처음' })
  await act(async () =>
    saving.resolve({ ...stored, data: { title: '보낸 제목', note: '메모' }, etag: '"2"' }),
  )
  expect(edit).toMatchObject({ data: stored.data, isUnsaved: true })
})

test('what is typed while a new row is made becomes a draft of that row, and it is made once', async () => {
  const { saving } = await open(null)
  type({ title: '보낸 제목' })
  submit()
  type({ note: '보낸 뒤의 메모' })
  const made = { id: 12, data: { title: '보낸 제목', note: '메모' }, etag: '"1"' }
  await act(async () => saving.resolve(made))
  expect(edit.canSave).toBe(false)
  type({ title: '만든 뒤의 제목' })
  const data = { title: '만든 뒤의 제목', note: '보낸 뒤의 메모' }
  expect(edit.data).toEqual(data)
  expect(rowDrafts.getState().rows).toEqual({
    [rowKey('notices', 12)]: { base: made.data, etag: '"1"', data },
  })
})

test('where somebody else has saved, theirs is merged with what was typed last', async () => {
  const { saving, reading, give } = await open(7)
  type({ title: '보낸 제목' })
  submit()
  type({ title: '보낸 뒤의 제목' })
  await act(async () => saving.reject(stale))
  type({ title: '읽는 동안의 제목' })
  const theirs = { ...stored, data: { title: '처음', note: '남의 메모' }, etag: '"2"' }
  await give(theirs)
  await act(async () => reading.resolve(theirs))
  expect(edit.data).toEqual({ title: '읽는 동안의 제목', note: '남의 메모' })
  expect(edit.conflict?.message).toBe(stale.message)
})
