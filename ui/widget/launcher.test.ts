import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initialise, type Launcher } from './launcher.ts'

const options = { logoUrl: undefined, colors: {} }
const launcher = (): Launcher => ({ init: vi.fn(), open: vi.fn() })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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
