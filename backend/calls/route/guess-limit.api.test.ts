import { createGuessLimit, type KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => void (app = await startBackend()))
afterAll(() => app.close())

const wrong = async () => null
const right = async () => 'right'
const partnerId = 1

function browser(): KnownBrowser {
  return {
    token: undefined,
    send(next) {
      this.token = next
    },
  }
}

test('three hundred wrong guesses from everywhere are thirty tries, and who is known still comes in', async () => {
  const guess = createGuessLimit(app.database, 'account')
  const name = 'owner@example.com'
  const own = browser()
  expect(await guess({ partnerId, name, address: 'home', browser: own }, right)).toBe('right')
  expect(own.token).toMatch(/^[\w-]{43}$/)
  let tries = 0
  for (let index = 0; index < 300; index += 1) {
    const attempt = () => {
      tries += 1
      return wrong()
    }
    await guess({ partnerId, name, address: `from ${index}`, browser: browser() }, attempt).catch(
      (error: unknown) =>
        expect(error).toMatchObject({ problem: { status: 429, code: 'too-many-requests' } }),
    )
  }
  expect(tries).toBe(30)
  // After a restart, or on another node: nothing of it was in memory.
  const later = createGuessLimit(app.database, 'account')
  expect(await later({ partnerId, name, address: 'elsewhere', browser: own }, right)).toBe('right')
  expect(await later({ partnerId, name, address: 'home' }, right)).toBe('right')
  const stranger = { partnerId, name, address: 'new', browser: browser() }
  await expect(later(stranger, right)).rejects.toThrow('요청이 너무 많습니다')
  // Another name, another kind and another clinic are none of it.
  expect(await later({ ...stranger, name: 'other@example.com' }, right)).toBe('right')
  expect(await createGuessLimit(app.database, 'customer')(stranger, right)).toBe('right')
  expect(await later({ ...stranger, partnerId: 2 }, right)).toBe('right')
  // Whoever has the cookie has thirty guesses too.
  for (let index = 0; index < 30; index += 1)
    expect(await later({ partnerId, name, address: `with cookie ${index}`, browser: own }, wrong)).toBeNull()
  await expect(later({ partnerId, name, address: 'with cookie', browser: own }, right)).rejects.toThrow(
    '요청이 너무 많습니다',
  )
})

test('a right one does not count, and a quarter of an hour later one may try again', async () => {
  let now = Date.now()
  const guess = createGuessLimit(app.database, 'account', { points: 3, now: () => now })
  for (let index = 0; index < 9; index += 1) {
    expect(await guess({ partnerId, name: 'n', address: `from ${index}` }, right)).toBe('right')
  }
  const tryAgain = (attempt: () => Promise<string | null>) =>
    guess({ partnerId, name: 'n', address: 'another' }, attempt)
  for (let index = 0; index < 3; index += 1) expect(await tryAgain(wrong)).toBeNull()
  await expect(tryAgain(right)).rejects.toThrow('요청이 너무 많습니다')
  now += 15 * 60_000 + 1
  expect(await tryAgain(right)).toBe('right')
})

test('the database keeps no name, address or token of it', async () => {
  const guess = createGuessLimit(app.database, 'customer')
  const own = browser()
  await guess({ partnerId, name: 'canary', address: 'canary', browser: own }, right)
  await guess({ partnerId, name: 'canary', address: 'canary-2' }, wrong)
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ row: string }>(
      sql`select g::text as row from guesses g union all select k::text from known_clients k`,
    ),
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`canary|${own.token}`))
})

test('signing in to the console sends the cookie once more, for it alone, and no page’s script sees it', async () => {
  const response = await app.send('/admin/session', { body: admin, address: '10.9.9.9' })
  const [session = '', known = ''] = response.headers.getSetCookie()
  expect(session).toMatch(/^danjang_admin=/)
  expect(known).toMatch(/^danjang_known=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = known.split(';')[0] ?? ''
  const again = await app.send('/admin/session', { body: admin, headers: { cookie }, address: '10.9.9.10' })
  expect(again.headers.getSetCookie()[1]).toContain(cookie)
  expect((await app.send('/admin/session', { headers: { cookie } })).status).toBe(401)
})
