import { inject, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from '#tests/support/postgres-server.ts'
import { connectDatabase } from './connect.ts'
import { DatabaseUnavailable } from './database.ts'

/** Opens a database with two connections for calls, both of which clinic 1 holds until `release` is called. */
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

test('a clinic whose call waits behind a hundred of another’s has the connection after the next one', async () => {
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

test('calls of one clinic beyond five hundred that wait are told so at once, and another clinic’s is not', async () => {
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
