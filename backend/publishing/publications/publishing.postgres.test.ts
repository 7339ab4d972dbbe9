import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { waiting } from '#tests/support/locks.ts'

/*
 * Publishing while somebody saves, on a real PostgreSQL: PGlite has one connection and cannot show a race.
 * Source: docs/product.md, D1, D2.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend()
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const header = async () => (await api.request('GET /admin/global')).slots.header
async function save(title: string) {
  const { etag } = await header()
  return api.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component: 'TestHeaderA', data: { title } },
    headers: { 'if-match': etag },
  })
}
const publish = async () => (await api.request('POST /admin/publish')).revision

test('what is saved while a revision is published waits for it, and is a draft afterwards', async () => {
  await save('처음')
  const first = await publish()
  await save('공개할 것')
  let publishing: Promise<number> | undefined
  let saving: ReturnType<typeof save> | undefined
  // Whoever writes a revision refers to its author, and waits here with the drafts read. What is saved meanwhile is what
  // is published already, so that nothing new is stored.
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`select from accounts for update`)
    publishing = publish()
    await waiting(app.database, 1, publishing)
    const guest = await app.send('/api/guest-signin', { body: { guestId: crypto.randomUUID() } })
    expect(guest.status, 'visitors go on').toBe(200)
    saving = save('처음')
    await waiting(app.database, 2, saving)
  })
  expect(await publishing).toBe(first + 1)
  expect(await saving).toMatchObject({ draft: { data: { title: '처음' } } })
  expect((await header()).draft.data.title).toBe('처음')
})
