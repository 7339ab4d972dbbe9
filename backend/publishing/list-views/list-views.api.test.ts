import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostListViews } from '#schema/list-views.ts'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'

/* Lists as an account wants to see them again. That one clinic sees nothing of another's is in access.api.test.ts. */

let app: Awaited<ReturnType<typeof startBackend>>
let cookieOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  const member = await signInCustomer(app.database, 1)
  cookieOf = await makeActors(app.database, 1, member.id)
})
afterAll(() => app.close())

/** Each time with a session of its own. */
const enter = async (role: 'owner' | 'editor') => app.client(hosts.a, await cookieOf(role))
const view = { list: 'notices', name: '초안', query: 'status=DRAFT&sort=-date' }

test('an account finds its views by name on every device, and another account has none of them', async () => {
  const owner = await enter('owner')
  const saved = await owner.request('POST /admin/list-views', { body: view })
  await owner.request('POST /admin/list-views', {
    body: { ...view, name: '가을', query: 'search=%EA%B0%80' },
  })

  const elsewhere = await enter('owner')
  const { rows } = await elsewhere.request('GET /admin/list-views')
  expect(rows.map(({ name }) => name)).toEqual(['가을', '초안'])
  expect(rows[1]).toEqual({ id: saved.id, ...view })

  const editor = await enter('editor')
  expect((await editor.request('GET /admin/list-views')).rows).toEqual([])
  const params = { id: saved.id }
  await expect(editor.request('DELETE /admin/list-views/{id}', { params })).rejects.toMatchObject({
    status: 404,
    code: 'unknown-list-view',
  })
  await owner.request('DELETE /admin/list-views/{id}', { params })
  expect((await owner.request('GET /admin/list-views')).rows.map(({ name }) => name)).toEqual(['가을'])
})

test('the same name is written over, one too many is refused, and so is what no address says', async () => {
  const api = await enter('owner')
  const save = (values: Partial<typeof view>) =>
    api.request('POST /admin/list-views', { body: { ...view, list: 'faqs', ...values } })
  const first = await save({ name: '1' })
  for (let count = 2; count <= mostListViews; count += 1) await save({ name: String(count) })
  await expect(save({ name: '하나 더' })).rejects.toMatchObject({ status: 422, code: 'too-many' })
  expect(await save({ name: '1', query: 'status=PUBLIC' })).toEqual({
    id: first.id,
    list: 'faqs',
    name: '1',
    query: 'status=PUBLIC',
  })
  await expect(save({ name: ' ' })).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/name', message: '이름을 적어 주세요.' }],
  })
  await expect(save({ query: 'status=<b>' })).rejects.toMatchObject({ errors: [{ path: '/query' }] })
})
