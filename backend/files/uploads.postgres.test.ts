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
