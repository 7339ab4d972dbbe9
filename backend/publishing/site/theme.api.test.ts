import { ApiError } from '#api/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend()
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const save = (body: object, etag: string) =>
  api.request('PUT /admin/theme', { body, headers: { 'if-match': etag } })
const problemOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected a problem, got ${JSON.stringify(error)}`)
}
const shown = async () => {
  const shell = await app.client(hosts.a).request('GET /page', { query: { path: '/_app' } })
  return 'theme' in shell ? shell.theme : null
}

test('a theme is saved as a draft, which visitors see when it is published', async () => {
  const before = await api.request('GET /admin/theme')
  expect([before.draft.primary1, before.changed]).toEqual(['#112233', false])
  const saved = await save({ ...before.draft, primary1: '#223311', radius: 4 }, before.etag)
  expect([saved.changed, saved.published?.primary1]).toEqual([true, '#112233'])
  expect((await shown())?.primary1).toBe('#112233')
  await api.request('POST /admin/publish')
  expect(await shown()).toEqual(saved.draft)
})

test('what could not be read is refused with the nearest that can, and nothing is saved', async () => {
  const before = await api.request('GET /admin/theme')
  const { status, errors } = await problemOf(save({ ...before.draft, accent: 'red' }, before.etag))
  expect(status).toBe(422)
  expect(errors).toEqual([{ path: '/accent', message: '색은 #rrggbb 형식이어야 합니다. 예: #0f5b45' }])
  const contrast = await problemOf(save({ ...before.draft, ink: '#bbbbbb' }, before.etag))
  const ink = contrast.errors.find(({ path }) => path === '/ink')?.message ?? ''
  const nearest = /가장 가까운 색은 (#[0-9a-f]{6})/.exec(ink)?.[1]
  expect(await api.request('GET /admin/theme')).toEqual(before)
  await save({ ...before.draft, ink: nearest, primary2: '#0f5b45', accent: '#0f5b45' }, before.etag)
})

test('of two who save one state the second is told', async () => {
  const { etag, draft } = await api.request('GET /admin/theme')
  await save({ ...draft, radius: 8 }, etag)
  expect((await problemOf(save({ ...draft, radius: 12 }, etag))).status).toBe(409)
  expect((await api.request('GET /admin/theme')).draft.radius).toBe(8)
})
