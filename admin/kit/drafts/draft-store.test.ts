import { ApiError } from '#api/client.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft, Theirs } from './draft.ts'
import { createDraftStore } from './draft-store.ts'

type Value = { title: string; note?: string; links?: { id: number; title: string }[] }
const failure = (status: number, errors?: { path: string; message: string }[]) =>
  new ApiError({ status, message: `상태 ${status}`, code: 'test', ...(errors && { errors }) })

const setUp = () => {
  let etag = 1
  const save = vi.fn(async (_id: string, _value: Value, _etag: string) => ({ etag: `e${(etag += 1)}` }))
  const read = vi.fn(async (_id: string): Promise<Theirs<Value>> => null)
  const kept = new Map<string, Pick<Draft<Value>, 'value' | 'saved' | 'etag'>>()
  const open = () => {
    const store = createDraftStore<Value>({
      save,
      read,
      kept: {
        read: (id) => kept.get(id) ?? null,
        write: (id, draft) => void (draft ? kept.set(id, draft) : kept.delete(id)),
        ids: () => [...kept.keys()],
      },
    })
    store.load('header', { title: '가' }, 'e1')
    return store
  }
  const store = open()
  return { save, read, open, store, draft: () => store.getState().drafts.header! }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an edit is saved 600 ms after the last change, once', async () => {
  const { save, store, draft } = setUp()
  store.edit('header', { title: '나' }, 'title')
  await vi.advanceTimersByTimeAsync(500)
  store.edit('header', { title: '나다' }, 'title')
  await vi.advanceTimersByTimeAsync(599)
  expect(save).not.toHaveBeenCalled()
  expect(draft().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([['header', { title: '나다' }, 'e1']])
  expect(draft()).toMatchObject({ status: 'saved', etag: 'e2' })
})

test('what is typed while a save is under way stays, and is saved after it with the new etag', async () => {
  const { save, store, draft } = setUp()
  let answer = (_: { etag: string }) => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  store.edit('header', { title: '나' })
  await vi.advanceTimersByTimeAsync(600)
  store.edit('header', { title: '나다' })
  answer({ etag: 'e9' })
  await vi.advanceTimersByTimeAsync(0)
  expect(draft()).toMatchObject({ value: { title: '나다' }, status: 'waiting' })
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.lastCall).toEqual(['header', { title: '나다' }, 'e9'])
  expect(draft().status).toBe('saved')
})

test('refused fields keep what was typed, and the next good save clears the errors', async () => {
  const { save, store, draft } = setUp()
  save.mockRejectedValueOnce(failure(422, [{ path: '/data/title', message: '입력해 주세요.' }]))
  store.edit('header', { title: '' })
  await vi.advanceTimersByTimeAsync(600)
  expect(draft()).toMatchObject({
    status: 'invalid',
    value: { title: '' },
    errors: [{ path: '/data/title' }],
  })
  store.edit('header', { title: '다' })
  await vi.advanceTimersByTimeAsync(600)
  expect(draft()).toMatchObject({ status: 'saved', errors: [] })
})

test('what another saved elsewhere is taken in and saved along, and no step back takes it away', async () => {
  const { save, read, store, draft } = setUp()
  store.edit('header', { title: '나' })
  store.edit('header', { title: '나다' })
  save.mockRejectedValueOnce(failure(409))
  read.mockResolvedValueOnce({ value: { title: '가', note: '남의 글' }, etag: 'e7' })
  expect(await store.flush('header')).toBe(true)
  expect(save.mock.lastCall).toEqual(['header', { title: '나다', note: '남의 글' }, 'e7'])
  expect(draft()).toMatchObject({ status: 'saved', merged: { message: '상태 409', taken: ['/note'] } })
  store.undo('header')
  expect(draft().value).toEqual({ title: '나', note: '남의 글' })
  store.dismissMerge('header')
  expect(draft().merged).toBeNull()
})

const meetConflict = async () => {
  const all = setUp()
  const { save, read, store } = all
  save.mockRejectedValueOnce(failure(409))
  read.mockResolvedValueOnce({ value: { title: '남의 것', note: '남의 글' }, etag: 'e7' })
  store.edit('header', { title: '내 것' })
  await vi.advanceTimersByTimeAsync(600)
  store.edit('header', { title: '내 것!', links: [] })
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(all.draft()).toMatchObject({
    status: 'stale',
    value: { title: '내 것!' },
    conflict: { message: '상태 409', both: [{ path: '/title', mine: '내 것', theirs: '남의 것' }] },
  })
  return all
}

test('where both changed the same a conflict waits for a choice: mine stand, the rest of theirs too', async () => {
  const { save, store, draft } = await meetConflict()
  await store.keepMine('header')
  expect(save.mock.lastCall).toEqual(['header', { title: '내 것!', note: '남의 글', links: [] }, 'e7'])
  expect(draft()).toMatchObject({ status: 'saved', conflict: null })
})

test('where both changed the same a conflict waits for a choice: theirs stand, and undo brings mine back', async () => {
  const { save, store, draft } = await meetConflict()
  await store.takeTheirs('header')
  expect(save.mock.lastCall).toEqual(['header', { title: '남의 것', note: '남의 글', links: [] }, 'e7'])
  store.undo('header')
  expect(draft().value).toEqual({ title: '내 것!', note: '남의 글', links: [] })
})

test('what another has removed waits for a choice: made anew, or let go', async () => {
  for (const choice of ['keepMine', 'takeTheirs'] as const) {
    const { save, store, draft } = setUp()
    save.mockRejectedValueOnce(failure(409))
    store.edit('header', { title: '내 것' })
    await vi.advanceTimersByTimeAsync(600)
    expect(draft()).toMatchObject({ status: 'stale', conflict: { theirs: null } })
    await store[choice]('header')
    if (choice === 'takeTheirs') expect(draft()).toBeUndefined()
    else expect(save.mock.lastCall).toEqual(['header', { title: '내 것' }, '"new"'])
  }
})

test('what is taken anew from the API replaces the draft, which stays one step back', async () => {
  const { read, store, draft } = setUp()
  store.edit('header', { title: '초안' })
  await store.flush('header')
  read.mockResolvedValueOnce({ value: { title: '되돌린 것' }, etag: 'e9' })
  await store.renew('header')
  expect(draft()).toMatchObject({ value: { title: '되돌린 것' }, status: 'saved', etag: 'e9' })
  store.undo('header')
  expect(draft()).toMatchObject({ value: { title: '초안' }, status: 'waiting' })
})

test('what was not saved outlives a reload, and meets what another saved meanwhile', async () => {
  const { save, store, open } = setUp()
  save.mockRejectedValueOnce(failure(503))
  store.edit('header', { title: '나' })
  await vi.advanceTimersByTimeAsync(600)
  const reloaded = open()
  expect(reloaded.getState().drafts.header).toMatchObject({ value: { title: '나' }, status: 'waiting' })
  await vi.advanceTimersByTimeAsync(600)
  expect(save.mock.lastCall).toEqual(['header', { title: '나' }, 'e1'])
  expect(open().getState().drafts.header).toMatchObject({ value: { title: '가' }, status: 'saved' })
})

test('without a network the edit is kept and tried again', async () => {
  const { save, store, draft } = setUp()
  save.mockRejectedValueOnce(failure(500))
  store.edit('header', { title: '나' })
  await vi.advanceTimersByTimeAsync(600)
  expect(draft()).toMatchObject({ status: 'failed', value: { title: '나' } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draft().status).toBe('saved')
})

test('signed out, nothing is tried until someone has signed in; then everything is saved', async () => {
  const { save, store, draft } = setUp()
  save.mockRejectedValueOnce(failure(401))
  store.edit('header', { title: '나' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(await store.flushAll()).toBe(true)
  expect(draft()).toMatchObject({ status: 'saved', value: { title: '나' } })
})

test('typing in one field is undone in one step, and redone', async () => {
  const { store, draft } = setUp()
  store.edit('header', { title: '나' }, 'title')
  store.edit('header', { title: '나다' }, 'title')
  store.undo('header')
  expect(draft().value).toEqual({ title: '가' })
  store.redo('header')
  expect(draft().value).toEqual({ title: '나다' })
})

test('what the form fills in by itself is saved, and is no step of its own', () => {
  const { store, draft } = setUp()
  store.edit('header', { title: '다른 종류' })
  store.fill('header', { title: '다른 종류', note: '기본값' })
  expect(draft()).toMatchObject({ value: { note: '기본값' }, status: 'waiting' })
  store.undo('header')
  expect(draft().value).toEqual({ title: '가' })
})

test('what the API has never overwrites what is being edited', () => {
  const { store, draft } = setUp()
  store.edit('header', { title: '나' })
  store.load('header', { title: '서버' }, 'e5')
  expect(draft().value).toEqual({ title: '나' })
})

test('a list that was asked for before one’s own was saved brings nothing old back', async () => {
  const { read, store, draft } = setUp()
  store.edit('header', { title: '나' })
  await store.flush('header')
  const { etag } = draft()
  read.mockResolvedValueOnce({ value: { title: '나' }, etag })
  store.load('header', { title: '가' }, 'e1')
  await vi.advanceTimersByTimeAsync(0)
  expect(draft()).toMatchObject({ value: { title: '나' }, etag, status: 'saved' })
  read.mockResolvedValueOnce({ value: { title: '남' }, etag: 'e9' })
  store.load('header', { title: '남' }, 'e9')
  await vi.advanceTimersByTimeAsync(0)
  expect(draft()).toMatchObject({ value: { title: '남' }, etag: 'e9', status: 'saved' })
})

describe('what another has just saved', () => {
  const theirs = { value: { title: '가', note: '남의 글' }, etag: 'e7' }

  test('is taken in at once beside what is typed, and both are saved', async () => {
    const { save, read, store, draft } = setUp()
    read.mockResolvedValueOnce(theirs)
    store.edit('header', { title: '나' }, 'title')
    await store.hear('header', 'e7', '김하늘님이 저장했습니다.')
    expect(save).not.toHaveBeenCalled()
    expect(draft()).toMatchObject({
      value: { title: '나', note: '남의 글' },
      merged: { message: '김하늘님이 저장했습니다.', taken: ['/note'] },
      generation: 0,
    })
    await vi.advanceTimersByTimeAsync(600)
    expect(save.mock.calls).toEqual([['header', { title: '나', note: '남의 글' }, 'e7']])
  })

  test('is asked for only where it is not one’s own, also while one’s own is still being saved', async () => {
    const { save, read, store, draft } = setUp()
    let answer = (_: { etag: string }) => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    store.edit('header', { title: '나' })
    await vi.advanceTimersByTimeAsync(600)
    const heard = store.hear('header', 'e2', '내가 저장했습니다.')
    answer({ etag: 'e2' })
    await heard
    expect(read).not.toHaveBeenCalled()
    expect(draft()).toMatchObject({ status: 'saved', merged: null })
  })

  test('is read again where one’s own was saved while it was read: it may be older', async () => {
    const { read, store, draft } = setUp()
    const old = { value: { title: '가' }, etag: 'e0' }
    read.mockImplementationOnce(async () => {
      store.edit('header', { title: '나' })
      await store.flush('header')
      return old
    })
    read.mockResolvedValueOnce({ value: { title: '나', note: '남의 글' }, etag: 'e7' })
    await store.hear('header', 'e7', '김하늘님이 저장했습니다.')
    expect(draft()).toMatchObject({ value: { title: '나', note: '남의 글' }, etag: 'e7', status: 'saved' })
  })

  test('asks for a choice at once where both changed the same; what was removed goes where nothing is unsaved', async () => {
    const { read, store, draft } = setUp()
    store.load('footer', { title: '가' }, 'e1')
    await store.hear('footer', undefined, '남이 지웠습니다.')
    expect(store.getState().drafts.footer).toBeUndefined()
    store.edit('header', { title: '내 것' })
    read.mockResolvedValueOnce({ value: { title: '남의 것' }, etag: 'e7' })
    await store.hear('header', 'e7', '김하늘님이 저장했습니다.')
    expect(draft()).toMatchObject({ status: 'stale', value: { title: '내 것' } })
  })
})
