import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { waiting } from '#tests/support/locks.ts'

/* Two who save the review links at once, on a real PostgreSQL: PGlite has one connection and cannot show a race. */

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend()
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const list = (title: string) => [{ languageCode: 'ko' as const, title, url: 'https://naver.me/abc' }]
const save = (title: string) => api.request('PUT /admin/review-links', { body: { rows: list(title) } })

test('of two lists of review links that are saved at once one is left', async () => {
  await save('처음')
  const saves: ReturnType<typeof save>[] = []
  // Both get as far as the first row or name that they wait for, and go on together.
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`select from review_links for update`)
    for (const title of ['하나', '둘']) saves.push(save(title))
    await waiting(app.database, 2, Promise.all(saves))
  })
  expect(await Promise.all(saves)).toEqual([{ rows: list('하나') }, { rows: list('둘') }])
  const { rows } = await api.request('GET /admin/review-links')
  expect([list('하나'), list('둘')]).toContainEqual(rows)
})
