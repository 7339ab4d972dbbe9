import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PictureQueue } from './picture-queue.ts'
import type { WithLease } from './with-lease.ts'

const logger = pino({ level: 'silent' })

/** Leases that several nodes share. */
function shareLeases(): WithLease {
  const held = new Set<string>()
  return async (partnerId, work, run) => {
    const name = `${partnerId} ${work}`
    if (held.has(name)) return false
    held.add(name)
    await run().finally(() => held.delete(name))
    return true
  }
}

test('clinics follow one another, each with its pictures in order; a newer list replaces an older', async () => {
  const made: string[] = []
  const queue = new PictureQueue({
    logger,
    withLease: shareLeases(),
    prepare: async (address) => {
      made.push(address)
      if (address === 'broken') throw new Error('It is none.')
    },
  })
  const list = (...addresses: string[]) => ({ addresses: async () => addresses, done: async () => {} })
  queue.add(1, list('old', 'older'))
  await new Promise<void>((ready) => {
    queue.add(1, list('a', 'b'))
    queue.add(2, { ...list('broken', 'c'), done: async () => ready() })
  })
  expect(made.filter((address) => !address.startsWith('old'))).toEqual(['a', 'b', 'broken', 'c'])
})

test('two nodes divide the clinics, and each picture is made once', async () => {
  const withLease = shareLeases()
  const made: string[] = []
  const isDone = new Set<number>()
  const clinics = Array.from({ length: 10 }, (_, index) => index)
  const nodes = [1, 2].map(
    (node) =>
      new PictureQueue({
        logger,
        withLease,
        prepare: async (address) => {
          await new Promise(setImmediate)
          made.push(`${node} ${address}`)
        },
      }),
  )
  const waiting = () => nodes.map((queue) => queue.waiting())
  for (const queue of nodes)
    for (const id of clinics)
      queue.add(id, {
        addresses: async () => (isDone.has(id) ? [] : [`${id}/a`, `${id}/b`]),
        done: async () => void isDone.add(id),
      })
  expect(waiting()).toEqual([10, 10])
  await expect.poll(waiting).toEqual([0, 0])
  const addresses = made.map((one) => one.split(' ')[1])
  expect([addresses.length, new Set(addresses).size]).toEqual([20, 20])
  expect(new Set(made.map((one) => one.split(' ')[0])).size).toBe(2)
})
