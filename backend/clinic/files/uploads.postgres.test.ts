import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { drawPicture, raw } from '#tests/support/content.ts'
import { waiting } from '#tests/support/locks.ts'

/* A picture that is sent while it is deleted, on a real PostgreSQL: PGlite has one connection and cannot show a race. */

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

test('a picture that is sent while its bytes are removed waits for that, and is there', async () => {
  const png = await drawPicture(1).png().toBuffer()
  const headers = { cookie, 'content-type': 'image/png' }
  const upload = () => app.send('/admin/files?alt=꽃', { method: 'POST', body: raw(png), headers })
  const { src } = await (await upload()).json()
  const remove = app.files.delete
  let uploading: ReturnType<typeof upload> | undefined
  vi.spyOn(app.files, 'delete').mockImplementationOnce(async (path) => {
    uploading = upload()
    await waiting(app.database, 1, uploading)
    await remove(path)
  })
  const query = new URLSearchParams({ path: src })
  const removed = await app.send(`/admin/files?${query}`, { method: 'DELETE', headers: { cookie } })
  expect([removed.status, (await uploading)?.status]).toEqual([204, 201])
  const { rows } = await (await app.send('/admin/files', { headers: { cookie } })).json()
  expect(rows.map((row: { src: string }) => row.src)).toEqual([src])
  expect(await app.files.has(src)).toBe(true)
})

test('of strangers’ pictures that come at once, as many are taken as the quota has left; the others leave nothing', async () => {
  await app.database.withPartner(1, (tx) =>
    tx.execute(sql`insert into files (partner_id, path, alt, width, height, mime, origin)
      select 1, '/_files/1/gated/' || lpad(n::text, 16, 'f') || '.webp', '사진', 10, 10, 'image/webp', 'CUSTOMER'
      from generate_series(1, 298) n`),
  )
  const pictures = await Promise.all(
    [20, 60, 100, 140, 180].map((seed) => drawPicture(seed).png().toBuffer()),
  )
  const put = vi.spyOn(app.files, 'put')
  const answers = await Promise.all(
    pictures.map((png, index) =>
      app.send('/customer/files?alt=꽃', {
        method: 'POST',
        body: raw(png),
        headers: { 'content-type': 'image/png' },
        address: `10.3.0.${index}`,
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429])
  const stored = await Promise.all(
    put.mock.results.map(async ({ value }) => ((await value) as { src: string }).src),
  )
  const there = await Promise.all([...new Set(stored)].map((path) => app.files.has(path)))
  expect(there.filter(Boolean)).toHaveLength(2)
})
