// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepsAt, stepsKey } from '#ui/step-entry.ts'
import { envelope, type ToHost } from '../message.ts'
import type { Launcher } from './create-launcher.ts'
import { install } from './install.ts'

const origin = 'https://widget.example'
type Stub = { q: [string, unknown[]][] }
const page = window as unknown as Omit<Window, 'DanjangWidget'> & { DanjangWidget?: Launcher | Stub }
const launcher = () => page.DanjangWidget as Launcher
const frame = () => document.querySelector('iframe') as HTMLIFrameElement

/** Says something to the page as the frame would, or as somebody else. */
const say = (message: ToHost, from: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    Object.assign(new Event('message'), {
      data: envelope(message),
      origin: from.origin ?? origin,
      source: 'source' in from ? from.source : frame().contentWindow,
    }),
  )

/** The windows in the frames, which are not loaded here. */
const inside = new WeakMap<Element, { postMessage: ReturnType<typeof vi.fn> }>()

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    if (!inside.has(this)) inside.set(this, { postMessage: vi.fn() })
    return inside.get(this) as unknown as Window & typeof globalThis
  })
  document.body.innerHTML = '<div id="page"><button>예약</button></div>'
  delete page.DanjangWidget
})
afterEach(() => vi.useRealTimers())

test('replays the calls that were made before it had come, in their order; a second one does nothing', () => {
  const ready = vi.fn()
  page.DanjangWidget = {
    q: [
      ['init', [{ title: '예약하기' }]],
      ['on', ['ready', ready]],
      ['preload', []],
    ],
  }
  install(page as unknown as Window, origin)
  expect(frame().title).toBe('예약하기')
  say({ type: 'ready', isLoggedIn: true })
  expect(ready).toHaveBeenCalledWith({ type: 'ready', isLoggedIn: true })
  expect(launcher().isLoggedIn()).toBe(true)

  const first = page.DanjangWidget
  install(page as unknown as Window, origin)
  expect(page.DanjangWidget).toBe(first)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('hears nobody but its own frame, and tells that alone', async () => {
  install(page as unknown as Window, origin)
  const opened = launcher().open('visit')
  say({ type: 'ready', isLoggedIn: true }, { origin: 'https://evil.example' })
  say({ type: 'ready', isLoggedIn: true }, { source: window })
  expect(launcher().isLoggedIn()).toBeNull()
  say({ type: 'ready', isLoggedIn: false })
  say({ type: 'opened' })
  await opened
  expect(
    inside
      .get(frame())
      ?.postMessage.mock.calls.map(([message, target]) => [(message as ToHost).type, target]),
  ).toEqual([
    ['init', origin],
    ['open', origin],
  ])
})

test('puts the page out of reach while it is open, and gives the focus back', () => {
  install(page as unknown as Window, origin)
  const opener = document.querySelector('button') as HTMLButtonElement
  opener.focus()
  void launcher()
    .open()
    .catch(() => {})
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(true)
  say({ type: 'ready', isLoggedIn: false })
  say({ type: 'opened' })
  say({ type: 'closed' })
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(opener)
})

test('one press of the back button leaves one screen of the widget, and then the widget', async () => {
  // What earlier tests have left open lies below.
  const below = stepsAt(history.state)
  install(page as unknown as Window, origin)
  void launcher()
    .open()
    .catch(() => {})
  say({ type: 'ready', isLoggedIn: false })
  say({ type: 'opened' })
  say({ type: 'steps', count: 1 })
  await vi.waitFor(() => expect(stepsAt(history.state)).toBe(below + 2))
  const told = () => inside.get(frame())?.postMessage.mock.calls.map(([message]) => (message as ToHost).type)
  const press = (steps: number) =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: { [stepsKey]: below + steps } }))
  press(1)
  expect(told()?.slice(-1)).toEqual(['back'])
  say({ type: 'steps', count: 0 })
  press(0)
  expect(told()?.slice(-1)).toEqual(['close'])
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false)
})

test('says so where the widget does not come, and leaves the page as it was', async () => {
  vi.useFakeTimers()
  install(page as unknown as Window, origin)
  const failed = launcher()
    .open()
    .catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failed).toContain('did not come from https://widget.example')
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false)
})

/** What the frame was told, by type. */
const told = () => inside.get(frame())?.postMessage.mock.calls.map(([message]) => (message as ToHost).type)

test.each([
  ['Escape', () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a call', () => launcher().close()],
])('closed by %s before it has come, it does not open when it comes, and nothing fails', async (_, close) => {
  vi.useFakeTimers()
  install(page as unknown as Window, origin)
  const opened = launcher().open()
  close()
  await opened
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  say({ type: 'ready', isLoggedIn: false })
  expect(told()).toEqual(['init'])

  const again = launcher().open()
  say({ type: 'opened' })
  await again
  launcher().close()
  expect(told()).toEqual(['init', 'open', 'close'])
})

test('closed by Escape once it is ready and before it is seen, it is told so, and nothing fails', async () => {
  vi.useFakeTimers()
  install(page as unknown as Window, origin)
  const opened = vi.fn()
  void launcher().open().then(opened)
  say({ type: 'ready', isLoggedIn: false })
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false)
  expect(told()).toEqual(['init', 'open', 'close'])
  say({ type: 'closed' })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('one whose document has come late has as long again to start, once', async () => {
  vi.useFakeTimers()
  install(page as unknown as Window, origin)
  const failed = launcher()
    .open()
    .catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(9_000)
  frame().dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(9_000)
  frame().dispatchEvent(new Event('load'))
  expect(frame()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failed).toContain('did not come from https://widget.example')
  expect(document.querySelector('iframe')).toBeNull()
})
