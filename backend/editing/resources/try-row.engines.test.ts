import { ApiError } from '#api/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { tryRow } from './try-row.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
const guest = () => app.client(hosts.a)
beforeAll(async () => {
  app = await startBackend()
  owner = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const notice = {
  publishedAt: '2026-11-01T00:00:00.000Z',
  title: '연휴 진료 안내',
  body: [{ type: 'paragraph', text: '연휴에 쉽니다.' }],
}
const make = (resource: string, body: Record<string, unknown>) =>
  owner.request('POST /admin/{resource}', { params: { resource }, body })
const check = (resource: string, id: number, body: Record<string, unknown>, as = owner) =>
  as.request('POST /admin/{resource}/{id}/check', { params: { resource, id }, body })
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return error instanceof ApiError
    ? { status: error.status, paths: error.errors.map(({ path }) => path) }
    : error
}

test('every call of a trial sees the row as it is typed, and nobody else does, then or later', async () => {
  const { id } = await make('notices', notice)
  const read = () => guest().request('GET /customer/notices/{id}', { params: { id } })
  const { data } = await check('notices', id, { ...notice, title: '추석 연휴 안내' })
  let seen: string[] = []
  await tryRow({ resource: 'notices', id, data }, async () => {
    seen = (await Promise.all([read(), read(), read()])).map(({ title }) => title)
  })
  expect(seen).toEqual(Array(3).fill('추석 연휴 안내'))
  expect((await read()).title).toBe('연휴 진료 안내')
})

test('items of a row are tried with it, and keep their numbers', async () => {
  const made = await make('products', { name: '피코 토닝', options: [{ name: '1회', price: 99_000 }] })
  const prices = async () => {
    const { options } = await guest().request('GET /v2/products/{id}', { params: { id: made.id }, query: {} })
    return options.map(({ price }) => price?.amount)
  }
  const options = [
    { ...(made.data.options as object[])[0], price: 89_000 },
    { name: '5회', price: 400_000 },
  ]
  const { data } = await check('products', made.id, { ...made.data, options })
  expect(await tryRow({ resource: 'products', id: made.id, data }, prices)).toEqual([89_000, 400_000])
  expect(await prices()).toEqual([99_000])
})

test('a row that is hidden or of another time is tried as it will be seen', async () => {
  const day = 24 * 60 * 60_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const hidden = { title: '가을 기획전', isVisible: false, startsAt: at(5), endsAt: at(9) }
  const { id } = await make('exhibitions', hidden)
  const read = () => guest().request('GET /customer/exhibitions/{id}', { params: { id } })
  expect(await failure(read())).toMatchObject({ status: 404 })
  const { data } = await check('exhibitions', id, hidden)
  expect((await tryRow({ resource: 'exhibitions', id, data }, read)).title).toBe('가을 기획전')
  expect(await failure(read())).toMatchObject({ status: 404 })
})

test('a row that is not made yet is tried with its items at the page that the console is told, and is in lists', async () => {
  const tell = async () => (await owner.request('GET /admin/resources')).rows
  const product = { name: '아직 없는 시술', options: [{ name: '1회', price: 55_000 }] }
  const { data } = await owner.request('POST /admin/{resource}/check', {
    params: { resource: 'products' },
    body: product,
  })
  const newPage = (await tell()).find(({ name }) => name === 'products')?.newPage ?? ''
  const id = Number(newPage.split('/').at(-1))
  const read = async () => {
    const { rows } = await guest().request('GET /v2/products', { query: {} })
    const one = await guest().request('GET /v2/products/{id}', { params: { id }, query: {} })
    return { listed: rows.map(({ name }) => name), prices: one.options.map(({ price }) => price?.amount) }
  }
  const seen = await tryRow({ resource: 'products', data }, read)
  expect(seen.listed).toContain('아직 없는 시술')
  expect(seen.prices).toEqual([55_000])
  expect(await failure(read())).toMatchObject({ status: 404 })
  const unfinished = owner.request('POST /admin/{resource}/check', {
    params: { resource: 'products' },
    body: { ...product, name: '' },
  })
  expect(await failure(unfinished)).toEqual({ status: 422, paths: ['/name'] })
})

test('what could not be saved is refused at its field, and who may not save may not try', async () => {
  const { id } = await make('notices', notice)
  expect(await failure(check('notices', id, { ...notice, title: '' }))).toEqual({
    status: 422,
    paths: ['/title'],
  })
  expect(await failure(check('notices', 999_999, notice))).toMatchObject({ status: 404 })
  expect(await failure(check('notices', id, notice, guest()))).toMatchObject({ status: 401 })
})
