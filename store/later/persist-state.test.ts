// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserKeys } from '#schema/plain/browser-keys.ts'
import { createApplicationStore, type ApplicationStore, type SignedInUser } from '../application-store.ts'
import { persistState, restoreWithin, stateVersion } from './persist-state.ts'

const user: SignedInUser = { id: 7, kind: 'member', name: '김하늘', phone: '+821012345678' }
const kept = {
  manager: {
    rows: [
      { id: 3, name: '이서연', title: '원장', specialty: '피부', introduction: '', careers: [], image: null },
    ],
    count: 1,
  },
  reservation: { draft: { type: 'TREATMENT', productOptionIds: [4, 5], employeeId: null } },
  auth: { user: { id: 7, kind: 'member', name: '김하늘' } },
  common: { languageCode: 'en', usesMessenger: true, tagConsent: 'denied' },
}
const put = (state: unknown, version: unknown = stateVersion) =>
  localStorage.setItem(browserKeys.state, JSON.stringify({ version, state }))
const stored = () =>
  JSON.parse(localStorage.getItem(browserKeys.state) ?? 'null') as { state: typeof kept } | null

const ends: (() => void)[] = []
function open(prepare?: (store: ApplicationStore) => void, since = performance.now()): ApplicationStore {
  const store = createApplicationStore()
  prepare?.(store)
  ends.push(persistState(store, since))
  return store
}
const slicesOf = (store: ApplicationStore) => {
  const { manager, reservation, auth, common } = store.getState()
  return { manager, reservation, auth, common }
}
const initial = slicesOf(createApplicationStore())

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

test('the four slices come back, and the widget knows of who is signed in', () => {
  put(kept)
  const store = open()
  expect(slicesOf(store)).toEqual(kept)
  expect(store.getState().widget.isLoggedIn).toBe(true)
})

test('a booking that was begun is there before the kept state has come back, and is the present one after that', async () => {
  put(kept)
  const store = createApplicationStore()
  expect(await store.getState().loadDraft()).toEqual(kept.reservation.draft)
  ends.push(persistState(store, performance.now()))
  store.getState().knowVisitor()
  store.getState().keepDraft(null)
  put(kept)
  expect(await store.getState().loadDraft()).toBe(null)
})

test('of all that changes, the four slices are kept and nothing else', () => {
  const store = open()
  store.setState(kept as Partial<ReturnType<ApplicationStore['getState']>>)
  const { setUser, setCartCount, showPath, setHashTags } = store.getState()
  setUser(user)
  setCartCount(2)
  showPath('/events', '/events')
  setHashTags(['리프팅'])
  expect(stored()?.state).toEqual(kept)
})

test('of who is signed in, neither phone nor birth date is kept', () => {
  open().getState().setUser(user)
  expect(localStorage.getItem(browserKeys.state)).not.toContain('8210')
  expect(stored()?.state.auth).toEqual(kept.auth)
})

test('who has signed out does not come back', () => {
  put(kept)
  open().getState().setUser(null)
  expect(open().getState().auth.user).toBeNull()
})

test('nothing is written before something has changed', () => {
  open().getState().setCartCount(3)
  expect(localStorage.getItem(browserKeys.state)).toBeNull()
})

test('what the visitor has changed before stands, the rest comes back', () => {
  put(kept)
  const store = open(({ setState }) =>
    setState({ common: { languageCode: 'ja', usesMessenger: false, tagConsent: null } }),
  )
  expect(slicesOf(store)).toEqual({
    ...kept,
    common: { languageCode: 'ja', usesMessenger: false, tagConsent: null },
  })
})

test('what the visitor has changed before is kept: a sign-in, and a chat without the answers that they did not give', () => {
  put({ ...kept, auth: { user: null }, common: { ...kept.common, usesMessenger: false } })
  open((store) => {
    store.getState().setUser(user)
    const { common } = store.getState()
    store.setState({ common: { ...common, usesMessenger: true } })
  })
  expect(stored()?.state).toEqual(kept)
  expect(slicesOf(open())).toEqual(kept)
})

test('what the visitor has changed before is kept where nothing comes back any more', () => {
  open((store) => store.getState().setUser(user), performance.now() - restoreWithin - 1)
  expect(stored()?.state).toEqual({ auth: kept.auth })
})

test('what takes longer than five seconds no longer changes the page, and is not lost', () => {
  put(kept)
  expect(restoreWithin).toBe(5000)
  const store = open(undefined, performance.now() - restoreWithin - 1)
  expect(slicesOf(store)).toEqual(initial)
  store.setState({ common: { languageCode: 'zh', usesMessenger: false, tagConsent: null } })
  expect(stored()?.state).toEqual({
    ...kept,
    common: { ...kept.common, languageCode: 'zh' },
  })
})

describe('a storage with anything in it', () => {
  test.each(['', 'null', '[]', '"text"', '{', '{"version":1}', '{"version":1,"state":[]}'])('%j', (text) => {
    localStorage.setItem(browserKeys.state, text)
    const store = open()
    expect(slicesOf(store)).toEqual(initial)
    store.getState().setUser(user)
    expect(stored()?.state).toEqual({ auth: kept.auth })
  })

  test.each([0, 2, '1', null, undefined])('of version %j counts as empty', (version) => {
    put(kept, version ?? null)
    expect(slicesOf(open())).toEqual(initial)
  })

  test.each<[keyof typeof kept, unknown[]]>([
    ['manager', [null, [], { rows: {}, count: 1 }, { rows: [{ id: 1 }], count: 1 }, { rows: [], count: -1 }]],
    [
      'reservation',
      [null, 'x', {}, { draft: 3 }, { draft: { type: 'OTHER' } }, { draft: { productOptionIds: ['4'] } }],
    ],
    [
      'auth',
      [
        null,
        {},
        { user: {} },
        { user: { id: '7', kind: 'member', name: null } },
        { user: { id: 7, kind: 'admin', name: 'x' } },
      ],
    ],
    [
      'common',
      [null, {}, { languageCode: 'fr', usesMessenger: true }, { languageCode: 'ko', usesMessenger: 1 }],
    ],
  ])('%s of another shape is as if never kept, and the others come back', (name, shapes) => {
    for (const shape of shapes) {
      put({ ...kept, [name]: shape })
      expect([shape, slicesOf(open())]).toEqual([shape, { ...kept, [name]: initial[name] }])
    }
  })
})

test('a storage that is blocked keeps nothing and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const store = open()
  store.getState().setUser(user)
  expect(store.getState().auth.user).toEqual(user)
})

test('what another tab has written is taken over, what is the same stays as it is', () => {
  const store = open()
  store.getState().setUser(user)
  const { auth } = store.getState()
  put({ ...kept, common: { languageCode: 'en', usesMessenger: true, tagConsent: 'granted' } })
  window.dispatchEvent(new StorageEvent('storage', { key: browserKeys.state }))
  expect(store.getState().common).toEqual({ languageCode: 'en', usesMessenger: true, tagConsent: 'granted' })
  expect(store.getState().auth).toBe(auth)
  put({ ...kept, auth: { user: null } })
  window.dispatchEvent(new StorageEvent('storage', { key: browserKeys.state }))
  expect(store.getState()).toMatchObject({ auth: { user: null }, widget: { isLoggedIn: false } })
})

test('what another tab has written is not written again, so that two tabs do not answer each other for ever', () => {
  const store = open()
  put({ ...kept, common: { ...kept.common, more: 1 } })
  const written = localStorage.getItem(browserKeys.state)
  window.dispatchEvent(new StorageEvent('storage', { key: browserKeys.state }))
  expect(slicesOf(store)).toEqual(kept)
  expect(localStorage.getItem(browserKeys.state)).toBe(written)
})
