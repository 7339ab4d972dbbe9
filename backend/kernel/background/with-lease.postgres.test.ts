import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { createWithLease } from './with-lease.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => void (app = await startBackend()))
afterAll(() => app.close())

const openNode = (seconds?: number) => createWithLease(app.database, pino({ level: 'silent' }), seconds)
const nothing = async () => {}

/** Starts work that lasts until `finish` is called. */
async function begin(node: ReturnType<typeof openNode>, partnerId: number, work: string) {
  let finish = () => {}
  let result: Promise<boolean> | undefined
  await new Promise<void>((begun, fail) => {
    result = node(partnerId, work, () => {
      begun()
      return new Promise((over) => (finish = over))
    })
    result.then(() => fail(new Error('The work did not begin.')), fail)
  })
  return {
    finish() {
      finish()
      return result
    },
  }
}
const endLeases = () =>
  app.database.asOperator((tx) =>
    tx.execute(sql`update leases set leased_until = now() - interval '1 second'`),
  )

test('one node does a work for a clinic; other works and other clinics go on at the same time', async () => {
  const [node, other] = [openNode(), openNode()]
  const first = await begin(node, 1, 'fonts')
  expect(await other(1, 'fonts', nothing)).toBe(false)
  expect(await other(1, 'pictures', nothing)).toBe(true)
  expect(await other(2, 'fonts', nothing)).toBe(true)
  expect(await first.finish()).toBe(true)
  expect(await other(1, 'fonts', nothing)).toBe(true)
})

test('another node takes over a lease that ran out, and keeps it when the first node comes back', async () => {
  const lost = await begin(openNode(), 1, 'fonts')
  await endLeases()
  const second = await begin(openNode(), 1, 'fonts')
  await lost.finish()
  expect(await openNode()(1, 'fonts', nothing)).toBe(false)
  await second.finish()
})

test('a lease is renewed while the work goes on', async () => {
  const long = await begin(openNode(1), 1, 'fonts')
  await endLeases()
  const isHeld = async () => {
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute(sql`select leased_until > now() as "isHeld" from leases`),
    )
    return rows
  }
  await expect.poll(isHeld).toEqual([{ isHeld: true }])
  await long.finish()
})

test('the lease of work that fails is free at once', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await expect(openNode()(1, 'fonts', fail)).rejects.toThrow('no')
  expect(await openNode()(1, 'fonts', nothing)).toBe(true)
})
