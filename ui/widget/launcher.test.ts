import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getLauncher, initialise, type Launcher } from './launcher.ts'

const options = { logoUrl: undefined, colors: {} }
const launcher = (): Launcher => ({ init: vi.fn(), open: vi.fn() })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('initialises at once where the launcher is there', async () => {
  const there = launcher()
  await expect(initialise(() => there, options)).resolves.toBe(there)
  expect(there.init).toHaveBeenCalledExactlyOnceWith(options)
})

it('tries three times more, 500 ms apart', async () => {
  const late = launcher()
  const find = vi
    .fn<() => Launcher | undefined>()
    .mockReturnValueOnce(undefined)
    .mockReturnValueOnce(undefined)
  find.mockReturnValueOnce(undefined).mockReturnValueOnce(late)
  const result = initialise(find, options)
  await vi.advanceTimersByTimeAsync(1499)
  expect(find).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBe(late)
})

it('gives up on a script that hangs, takes it away, and tries again when asked again', async () => {
  const appended: string[] = []
  const scripts: EventTarget[] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const script = Object.assign(new EventTarget(), { src: '', remove: vi.fn(() => scripts.splice(0)) })
      scripts.push(script)
      return script
    },
    head: { append: ({ src }: { src: string }) => appended.push(src) },
  })
  const there = launcher()
  vi.stubGlobal('window', { DanjangWidget: there })
  const url = 'https://widget.example/launcher.js'
  const hung = getLauncher(url, options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(scripts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(String(await hung)).toContain(`did not load: ${url}`)
  expect(scripts).toHaveLength(0)
  const again = getLauncher(url, options)
  scripts[0]?.dispatchEvent(new Event('load'))
  await expect(again).resolves.toBe(there)
  expect(appended).toEqual([url, url])
})

it('gives up after the fourth', async () => {
  const broken = {
    ...launcher(),
    init: vi.fn(() => {
      throw new Error('not yet')
    }),
  }
  const result = initialise(() => broken, options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(String(await result)).toContain('could not be initialised')
  expect(broken.init).toHaveBeenCalledTimes(4)
})
