import { drafts } from '#backend/publishing/site/table.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

test('of two transactions that wait for each other the loser is run again, and both end well', async () => {
  const signal = () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => (resolve = done))
    return { promise, resolve: () => resolve() }
  }
  const holdsOne = { first: signal(), second: signal() }
  let attempts = 0

  /** Locks two rows, the second when the other transaction holds its first. */
  const lockBoth = (own: keyof typeof holdsOne, other: keyof typeof holdsOne, keys: [string, string]) =>
    app.database.withPartner(1, async (tx) => {
      attempts += 1
      const lock = (key: string) =>
        tx
          .select({ key: drafts.key })
          .from(drafts)
          .where(and(eq(drafts.partnerId, 1), eq(drafts.kind, 'global'), eq(drafts.key, key)))
          .for('update')
      const [one] = await lock(keys[0])
      holdsOne[own].resolve()
      await holdsOne[other].promise
      const [two] = await lock(keys[1])
      return [one?.key, two?.key]
    })

  expect(
    await Promise.all([
      lockBoth('first', 'second', ['header', 'footer']),
      lockBoth('second', 'first', ['footer', 'header']),
    ]),
  ).toEqual([
    ['header', 'footer'],
    ['footer', 'header'],
  ])
  // The loser may lose again, where it runs again before the winner has ended.
  expect(attempts).toBeGreaterThanOrEqual(3)
})
