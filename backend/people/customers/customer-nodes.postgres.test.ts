import { createBackend } from '#backend/create-backend.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { addTerms } from '#tests/support/terms.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let agreements: unknown[]
beforeAll(async () => {
  app = await startBackend()
  const terms = await addTerms(app.database, 1)
  agreements = [terms['terms-of-service'], terms['privacy-consent']]
})
afterAll(() => app.close())

const password = '봄날의 산책 3월'
let lastAddress = 0
const elsewhere = () => `10.5.${(lastAddress += 1)}`

test('what ends a customer’s session ends it at once on the other node', async () => {
  const database = await app.connectAgain?.()
  if (!database) throw new Error('PostgreSQL gives another connection')
  const logger = pino({ level: 'silent' })
  const backend = createBackend({ ...app, database, logger, definitions: testDefinitions })
  const there = callers(backend)
  const status = async (cookie: string) =>
    (await there.send('/customers/this', { headers: { cookie } })).status
  const phone = '01030000001'
  const certificationToken = await certify(app.send, { phone })
  const body = { certificationToken, password, agreements }
  const signedUp = cookieOf(await app.send('/api/signup', { body, address: elsewhere() }))
  const signIn = async (given = password) =>
    cookieOf(await there.send('/api/signin', { body: { phone, password: given }, address: elsewhere() }))
  expect(await status(signedUp)).toBe(200)
  await app.send('/customer/logout', { method: 'POST', headers: { cookie: signedUp } })
  expect(await status(signedUp)).toBe(401)

  const [first, second] = [await signIn(), await signIn()]
  const next = '가을밤의 산책 11월'
  const change = { currentPassword: password, password: next }
  await app.send('/customers/this', { method: 'PUT', headers: { cookie: first }, body: change })
  expect([await status(first), await status(second)]).toEqual([401, 401])

  const last = await signIn(next)
  expect(await status(last)).toBe(200)
  const left = await app.send('/customers/this', {
    method: 'DELETE',
    headers: { cookie: last },
    body: { password: next },
  })
  expect([left.status, await status(last)]).toEqual([200, 401])
  await backend.close()
})

test('ten who sign up with one phone at once make one member; the others are told', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => certify(app.send, { phone: '01030000002' })),
  )
  const answers = await Promise.all(
    tokens.map((certificationToken) =>
      app.send('/api/signup', {
        body: { certificationToken, password, agreements },
        address: elsewhere(),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
})

test('one browser that becomes a guest many times at once is one guest', async () => {
  const guestId = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.send('/api/guest-signin', { body: { guestId }, address: elsewhere() }),
    ),
  )
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
})
