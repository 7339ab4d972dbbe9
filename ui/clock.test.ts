// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

const day = 86_400_000
/** How far a device's clock may be off. */
const offsets = fc.integer({ min: -3653 * day, max: day })
const serverTime = Date.parse('2026-11-27T02:00:00.400Z')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device whose clock is off, beside a server whose time goes on by `performance.now()`. */
function start(offset: number) {
  vi.setSystemTime(serverTime + offset)
  const began = performance.now()
  const server = () => serverTime + performance.now() - began
  const ask = vi.fn(async () => {})
  const clock = createClock(ask)
  /** An answer that was sent so long ago, and lay in a cache for seconds of it. */
  const answer = (ago = 0, age = 0) =>
    clock.read(
      new Headers({ date: new Date(server() - ago).toUTCString(), ...(age > 0 && { age: String(age) }) }),
    )
  return { clock, server, ask, answer, late: () => server() - (clock.now() ?? Number.NaN) }
}

const answers = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: day }),
    latency: fc.integer({ min: 0, max: 3000 }),
    age: fc.integer({ min: 0, max: 60 }),
    isSet: fc.option(offsets),
  }),
  { minLength: 1, maxLength: 8 },
)

test('the time is the server’s, whatever the device says and however often it is set', () => {
  fc.assert(
    fc.property(offsets, answers, (offset, list) => {
      const { clock, answer, late } = start(offset)
      expect(clock.now()).toBeUndefined()
      for (const { wait, latency, age, isSet } of list) {
        if (isSet !== null) vi.setSystemTime(serverTime + isSet)
        vi.advanceTimersByTime(wait)
        answer(latency + age * 1000, age)
        expect(late()).toBeGreaterThanOrEqual(0)
        // Of several answers the nearest counts, so that a later one makes it no worse.
        expect(late()).toBeLessThan(1000 + Math.max(...list.map((one) => one.latency)))
      }
    }),
  )
})

test('an answer from a cache that tells no age sets nothing back', () => {
  const { answer, late } = start(0)
  answer()
  answer(7 * day)
  expect(late()).toBeLessThan(1000)
})

test('after a sleep, in which its own time stood still, the server is asked and what shows looks again', async () => {
  const { clock, ask, answer } = start(day)
  const look = vi.fn()
  const end = clock.subscribe(look)
  expect(ask).toHaveBeenCalledTimes(1)
  answer()
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('pageshow'))
  expect([look, ask].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  answer(-8 * 3_600_000)
  expect(look).toHaveBeenCalledTimes(3)
  expect(clock.now()).toBeGreaterThan(serverTime + 8 * 3_600_000 - 1000)
  end()
  window.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('where a proxy drops the time the device’s has to do, until an answer brings one', () => {
  const { clock, answer, late } = start(day)
  clock.read(new Headers())
  expect(clock.now()).toBe(serverTime + day)
  answer()
  expect(late()).toBeLessThan(1000)
  clock.read(new Headers())
  expect(late()).toBeLessThan(1000)
})
