import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createWorker } from './worker.ts'

const common = { logger: pino({ level: 'silent' }), renew: async () => {}, renewEvery: 1_000_000 }

test('a row that becomes due by one that was done during a look is worked on in the same run', async () => {
  const done: string[] = []
  let finish = () => {}
  const looks: (() => Promise<string[]>)[] = [
    async () => ['first', 'long'],
    async () => {
      // It read the rows before the last one was done.
      finish()
      await new Promise(setImmediate)
      return []
    },
    async () => ['second'],
  ]
  const worker = createWorker<string>({
    ...common,
    places: 4,
    take: async () => (await looks.shift()?.()) ?? [],
    work: async (row) => {
      if (row === 'long') await new Promise<void>((resolve) => (finish = resolve))
      done.push(row)
    },
  })
  expect(await worker.run()).toBe(3)
  expect(done).toEqual(['first', 'long', 'second'])
})

test('no more rows are in hand than there are places, and stopping waits for them', async () => {
  let inHand = 0
  let most = 0
  let left = 25
  const worker = createWorker<number>({
    ...common,
    places: 4,
    take: async (places) => Array.from({ length: Math.min(places, left) }, () => left--),
    work: async () => {
      most = Math.max(most, ++inHand)
      await new Promise(setImmediate)
      inHand -= 1
    },
  })
  worker.start()
  await new Promise(setImmediate)
  await worker.stop()
  expect([inHand, most]).toEqual([0, 4])
  expect(left).toBeGreaterThan(0)
})
