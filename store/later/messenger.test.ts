// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApplicationStore, type ApplicationStore, type SignedInUser } from '../application-store.ts'
import { messengerScript, messengerWithin, openMessenger } from './messenger.ts'

const member: SignedInUser = { id: 7, kind: 'member', name: '김하늘', phone: '+821012345678' }

/** The commands that have come, without the callback of `boot`. */
let commands: unknown[][]
/** The service's answer to `boot`: a refusal, success, or nothing at all. */
let refusal: Error | null | undefined
/** Fate of the script. */
let arrival: 'load' | 'error' | 'never'

/** As the messenger's own script does: takes the function over and replays what was called before. */
function arrive(): void {
  const waiting = window.ChannelIO?.q ?? []
  const receive = (...details: unknown[]) => {
    commands.push(details.filter((detail) => typeof detail !== 'function'))
    const done = details.find((detail) => typeof detail === 'function') as
      | ((error: unknown) => void)
      | undefined
    if (refusal !== undefined) done?.(refusal)
  }
  window.ChannelIO = receive as typeof window.ChannelIO
  for (const details of waiting) receive(...details)
}

const scripts: string[] = []
beforeEach(() => {
  commands = []
  refusal = null
  arrival = 'load'
  scripts.length = 0
  window.ChannelIO = window.ChannelIOInitialized = undefined
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script.src)
    if (arrival === 'never') return
    queueMicrotask(() => {
      if (arrival === 'load') arrive()
      script.dispatchEvent(new Event(arrival))
    })
  })
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
})

const started = (prepare?: (store: ApplicationStore) => void) => {
  const store = createApplicationStore()
  store.getState().showPath('/info', '/info')
  prepare?.(store)
  return store
}
const boot = ['boot', { pluginKey: 'raon', language: 'ko', hideChannelButtonOnBoot: true }]

test('is loaded by its own loader, booted with the plugin key, told the page, and shown', async () => {
  const store = started()
  expect(await openMessenger(store, 'raon', 'showMessenger')).toBe(true)
  expect(scripts).toEqual([messengerScript])
  expect(commands).toEqual([boot, ['setPage', '/info'], ['showMessenger']])
  expect(store.getState().common.usesMessenger).toBe(true)
})

test('is booted once, and then told each page once', async () => {
  const store = started()
  await Promise.all([openMessenger(store, 'raon', 'showMessenger'), openMessenger(store, 'raon', 'openChat')])
  store.getState().showPath('/events', '/events')
  store.getState().openSearch()
  store.getState().showPath('/events', '/events')
  expect(scripts).toHaveLength(1)
  expect(commands.slice(1)).toEqual([
    ['setPage', '/info'],
    ['showMessenger'],
    ['openChat'],
    ['setPage', '/events'],
  ])
})

test('knows who is signed in by name and phone, never by a number, and forgets them', async () => {
  const store = started(({ getState }) => getState().setUser(member))
  await openMessenger(store, 'raon', 'showMessenger')
  store.getState().setUser({ id: 8, kind: 'guest', name: null })
  store.getState().setUser(null)
  const nobody = { language: 'ko', profile: { name: null, mobileNumber: null } }
  expect(commands.filter(([command]) => /User|Tags/.test(String(command)))).toEqual([
    ['updateUser', { language: 'ko', profile: { name: '김하늘', mobileNumber: '+821012345678' } }],
    ['addTags', ['회원']],
    ['updateUser', nobody],
    ['removeTags', ['회원']],
    ['updateUser', nobody],
    ['removeTags', ['회원']],
  ])
})

test('is shut down with the document, but not with one that the browser keeps', async () => {
  const store = started()
  await openMessenger(store, 'raon', 'showMessenger')
  commands = []
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  expect(commands).toEqual([])
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  store.getState().showPath('/events', '/events')
  expect(commands).toEqual([['shutdown']])
})

test('a script that does not load is told at once, and tried again by the next who asks', async () => {
  const store = started()
  arrival = 'error'
  expect(await openMessenger(store, 'raon', 'showMessenger')).toBe(false)
  expect([window.ChannelIO, store.getState().common.usesMessenger]).toEqual([undefined, false])
  arrival = 'load'
  expect(await openMessenger(store, 'raon', 'showMessenger')).toBe(true)
  expect(scripts).toHaveLength(2)
})

test('a service that refuses is told, and asked again without another script', async () => {
  const store = started()
  refusal = new Error('no such plugin')
  expect(await openMessenger(store, 'raon', 'showMessenger')).toBe(false)
  refusal = null
  expect(await openMessenger(store, 'raon', 'showMessenger')).toBe(true)
  expect([scripts.length, commands.map(([command]) => command)]).toEqual([
    1,
    ['boot', 'boot', 'setPage', 'showMessenger'],
  ])
})

test.each(['script', 'service'])(
  'nobody waits longer than three seconds for a %s that is silent',
  async (what) => {
    vi.useFakeTimers()
    if (what === 'script') arrival = 'never'
    else refusal = undefined
    const opening = openMessenger(started(), 'raon', 'showMessenger')
    let isOver = false
    void opening.finally(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(messengerWithin - 1)
    expect([messengerWithin, isOver]).toEqual([3000, false])
    await vi.advanceTimersByTimeAsync(1)
    expect(await opening).toBe(false)
    expect(commands).not.toContainEqual(['showMessenger'])
  },
)
