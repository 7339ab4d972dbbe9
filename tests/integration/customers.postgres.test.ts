import type { Transaction } from '#backend/database/database.ts'
import { customerSessions } from '#backend/database/tables.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { waiting } from '#tests/support/locks.ts'

/*
 * What a customer does while something else ends, changes or moves what is theirs, on a real PostgreSQL: PGlite has one
 * connection and cannot show a race.
 */

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

let lastAddress = 0
/** As from an address that nobody else has, so that limits by address are no part of what is tested. */
const send = (path: string, cookie: string, body?: object, method = 'POST') =>
  app.send(path, {
    method,
    headers: { cookie },
    address: `10.8.${(lastAddress += 1)}`,
    ...(body && { body }),
  })

/**
 * Holds rows while one step after the other is taken, the next when the last waits for a lock or is over; tells what
 * those that are calls are answered, and the code of a problem.
 */
async function whileHeld(
  hold: (tx: Transaction) => PromiseLike<unknown>,
  ...steps: ((tx: Transaction) => PromiseLike<unknown>)[]
) {
  const taken: PromiseLike<unknown>[] = []
  await app.database.asOperator(async (tx) => {
    await hold(tx)
    for (const step of steps) {
      const ending = Promise.resolve(step(tx))
      taken.push(ending)
      await waiting(app.database, taken.length, ending)
    }
  })
  const answers = (await Promise.all(taken)).filter((one) => one instanceof Response)
  return Promise.all(answers.map(outcome))
}

async function outcome(answer: Response) {
  const { code } = JSON.parse((await answer.text()) || '{}')
  return [answer.status, ...(code ? [code] : [])]
}

const sessionsOf = (customerId: number) => eq(customerSessions.customerId, customerId)
const holdSessions = (tx: Transaction, customerId: number) =>
  tx.select().from(customerSessions).where(sessionsOf(customerId)).for('update')

test('a session that ends while it is handed over is a token that is over', async () => {
  const [giver, asker] = [await signInCustomer(app.database, 1), await signInCustomer(app.database, 1)]
  const { authToken } = await (await send('/customer/auth-tokens', giver.cookie)).json()
  const answers = await whileHeld(
    // Whoever takes over ends their own session, and waits here with the other's found.
    (tx) => holdSessions(tx, asker.id),
    () => send('/access-tokens', asker.cookie, { authToken }),
    (tx) =>
      tx
        .update(customerSessions)
        .set({ expiresAt: new Date(0) })
        .where(sessionsOf(giver.id)),
  )
  expect(answers).toEqual([[422, 'bad-auth-token']])
})
