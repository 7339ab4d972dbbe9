import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const most = { ofOne: 5, ofAll: 12 }

/** A queue whose pieces of work run until the test ends them. */
function start(sizeOfOne?: number) {
  const begun: { key: number; end: () => void }[] = []
  const refused: number[] = []
  const take = createFairQueue({
    size: 2,
    ...(sizeOfOne && { sizeOfOne }),
    most,
    full: () => new Error('full'),
  })
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    begun,
    refused,
    settle,
    async ask(key: number) {
      const work = () => new Promise<void>((done) => begun.push({ key, end: done }))
      take(key, work).catch(() => refused.push(key))
      await settle()
    },
    /** Ends the piece that has run longest. */
    async endOne(at: number) {
      begun[at]?.end()
      await settle()
    },
  }
}

test('keys take turns: one that comes behind a flood begins next but one', async () => {
  const queue = start()
  for (let piece = 0; piece < 20; piece += 1) await queue.ask(1)
  expect([queue.begun.length, queue.refused.length]).toEqual([2, 13])
  await queue.ask(2)
  for (let at = 0; at < 2; at += 1) await queue.endOne(at)
  expect(queue.begun.map(({ key }) => key)).toEqual([1, 1, 1, 2])
})

test('a key that may run one piece at a time leaves the second place to a later key', async () => {
  const queue = start(1)
  for (const key of [1, 1, 1, 2, 1, 2]) await queue.ask(key)
  const begun = () => queue.begun.map(({ key }) => key)
  expect(begun()).toEqual([1, 2])
  await queue.endOne(1)
  expect(begun()).toEqual([1, 2, 2])
  await queue.endOne(2)
  expect(begun()).toEqual([1, 2, 2])
  await queue.endOne(0)
  expect(begun()).toEqual([1, 2, 2, 1])
})

test('where all places are taken, a key with few gets one of a key with many', async () => {
  const queue = start()
  for (const key of [1, 2, 3]) for (let piece = 0; piece < 8; piece += 1) await queue.ask(key)
  const before = queue.refused.length
  await queue.ask(4)
  expect(queue.refused.slice(before)).toHaveLength(1)
  expect(queue.refused.at(-1)).not.toBe(4)
})

test('every piece begins or is refused, no place is left free, and no more wait than may', async () => {
  const step = fc.oneof(
    fc.nat({ max: 3 }).map((key) => ({ key })),
    fc.constant('end' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const queue = start()
      let asked = 0
      let ended = 0
      const waits = () => asked - queue.begun.length - queue.refused.length
      for (const one of steps) {
        if (one === 'end') {
          if (ended < queue.begun.length) await queue.endOne(ended++)
        } else {
          asked += 1
          await queue.ask(one.key)
        }
        expect(queue.begun.length - ended).toBeLessThanOrEqual(2)
        expect(waits()).toBeLessThanOrEqual(most.ofAll)
        // A free place is never left while somebody waits.
        if (waits() > 0) expect(queue.begun.length - ended).toBe(2)
      }
      while (ended < queue.begun.length) await queue.endOne(ended++)
      expect(queue.begun.length + queue.refused.length).toBe(asked)
    }),
    { numRuns: 100 },
  )
})
