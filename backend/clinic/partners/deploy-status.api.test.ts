import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

const b = () => app.client(hosts.b)

test('the deploy status follows what is saved and published', async () => {
  const read = () => b().request('GET /partners/this/homepage-deploy-status')
  expect(await read()).toMatchObject({ state: 'DEPLOYED', revision: 1, hasDrafts: false })
  const console = app.client(hosts.b, await app.signIn(hosts.b))
  const { header } = (await console.request('GET /admin/global')).slots
  await console.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component: 'TestHeaderA', data: { title: '새 머리말' } },
    headers: { 'if-match': header.etag },
  })
  expect(await read()).toMatchObject({ revision: 1, hasDrafts: true })
  await console.request('POST /admin/publish')
  const after = await read()
  expect(after).toMatchObject({ state: 'DEPLOYED', revision: 2, hasDrafts: false })
  expect(Date.now() - Date.parse(after.publishedAt ?? '')).toBeLessThan(60_000)
})
