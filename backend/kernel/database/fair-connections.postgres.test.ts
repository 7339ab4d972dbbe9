import { inject, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '#tests/support/postgres-server.ts'
import { connectDatabase } from './connect.ts'
import { DatabaseUnavailable } from './database.ts'

/** Opens a database with two connections for calls. Clinic 1 holds both until `release` is called. */
async function openHeld() {
  const { server = '', templates } = inject('testDatabases')
  const databaseUrl = await createDatabase(server, templates['two-partners'])
  const database = await connectDatabase({ databaseUrl, limits: { connections: 2, patience: 60_000 } })
  const releases: (() => void)[] = []
  const held: Promise<void>[] = []
  while (held.length < 2) {
    await new Promise<void>((begun) => {
      const hold = () =>
        new Promise<void>((release) => {
          releases.push(release)
          begun()
        })
      held.push(database.withPartner(1, hold))
    })
  }
  return {
    database,
    release: () => releases.splice(0).forEach((release) => release()),
    async close() {
      await Promise.all(held)
      await database.close()
      await dropDatabase(server, databaseUrl)
    },
  }
}

test('a clinic behind a hundred calls of another clinic gets the second connection that becomes free', async () => {
  const { database, release, close } = await openHeld()
  const order: number[] = []
  const ask = (partnerId: number) => database.withPartner(partnerId, async () => void order.push(partnerId))
  const calls = [...Array.from({ length: 100 }, () => ask(1)), ask(2)]
  release()
  await Promise.all(calls)
  expect(order).toHaveLength(101)
  expect(order.indexOf(2)).toBeLessThan(4)
  await close()
})

test('a call of a clinic fails at once behind five hundred, and another clinic’s call waits', async () => {
  const { database, release, close } = await openHeld()
  const nothing = async () => {}
  const calls = Array.from({ length: 501 }, () => database.withPartner(1, nothing))
  const refused = calls.pop()
  await expect(refused).rejects.toThrow(DatabaseUnavailable)
  const other = database.withPartner(2, nothing)
  release()
  await Promise.all([...calls, other])
  await close()
})
