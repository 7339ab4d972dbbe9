import type { ApiClient } from '#api/client.ts'
import { notices } from '#backend/content/notices/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import type { Role } from '#schema/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let as: (role: Role) => Promise<ApiClient>
let elsewhere: ApiClient
beforeAll(async () => {
  app = await startBackend()
  const cookieOf = await makeActors(app.database, 1, 0)
  as = async (role) => app.client(hosts.a, await cookieOf(role))
  elsewhere = app.client(hosts.b, await app.signIn(hosts.b))
  const owner = await as('owner')
  const make = (resource: string, body: object) =>
    owner.request('POST /admin/{resource}', { params: { resource }, body: { ...body } })
  const body = [{ type: 'paragraph', text: '자세한 것은 전화로 여쭤보세요.' }]
  const publishedAt = '2026-01-01T00:00:00.000Z'
  await make('products', { name: '피코 토닝', options: [{ name: '1회', price: 99_000 }] })
  await make('products', { name: '리쥬란', summary: '피코와 함께', options: [{ name: '1회', price: 1 }] })
  await make('notices', { title: '피코 장비를 바꾸었습니다', isVisible: false, publishedAt, body })
  await make('employees', { name: '피천득' })
  await app.database.withPartner(1, async (tx) => {
    const booking = {
      partnerId: 1,
      type: 'VISIT',
      status: 'CONFIRMED',
      contactPhone: '+821012345678',
      isIncludeVat: true,
    } as const
    const at = (days: number) => ({ startsAt: inDays(days), endsAt: new Date(+inDays(days) + 1_800_000) })
    await tx.insert(reservations).values([
      { ...booking, ...at(3), code: 'CODE0001', contactName: '피하늘' },
      { ...booking, ...at(-3), code: 'CODE0002', contactName: '피하늘' },
    ])
  })
})
afterAll(() => app.close())

const find = async (client: ApiClient, q: string) =>
  (await client.request('GET /admin/find', { query: { q } })).rows

test('rows of all resources are found by words or initial consonants, each with its status and the way there', async () => {
  const owner = await as('owner')
  const found = await find(owner, '피코')
  expect(found.map(({ group, title, status }) => [group, title, status])).toEqual([
    ['시술', '피코 토닝', 'PUBLIC'],
    ['시술', '리쥬란', 'PUBLIC'],
    ['공지', '피코 장비를 바꾸었습니다', 'DRAFT'],
  ])
  const [treatment] = await find(owner, 'ㅍㅋㅌㄴ')
  const id = Number(/^\/content\/products\/(\d+)$/.exec(treatment?.link ?? '')?.[1])
  const state = await owner.request('GET /admin/{resource}/{id}', { params: { resource: 'products', id } })
  expect(state.title).toBe('피코 토닝')
})

test('pages are found by title and path, by those who write the site', async () => {
  const { rows } = await (await as('editor')).request('GET /admin/pages')
  const { key, draft } = rows.find(({ draft: page }) => page.title.length > 2) ?? rows[0]!
  const ofPages = async (role: Role, q: string) =>
    (await find(await as(role), q)).filter(({ kind }) => kind === 'page').map(({ link }) => link)
  expect(await ofPages('editor', draft.title)).toContain(`/site#/pages/${key}`)
  expect(await ofPages('manager', draft.pattern)).toContain(`/site#/pages/${key}`)
  expect(await ofPages('desk', draft.title)).toEqual([])
})

test('reservations to come are found by name or phone, masked, by those who see them', async () => {
  const ofReservations = async (role: Role, q: string) =>
    (await find(await as(role), q)).filter(({ kind }) => kind === 'reservation')
  for (const q of ['피하늘', '5678']) {
    const found = await ofReservations('desk', q)
    expect(found.map(({ title }) => title)).toEqual(['피*늘'])
    expect(found[0]?.link).toMatch(/^\/reservations\?day=\d{4}-\d{2}-\d{2}&open=\d+$/)
  }
  expect(JSON.stringify(await find(await as('desk'), '피하늘'))).not.toMatch(/피하늘|12345678/)
  expect(await ofReservations('editor', '피하늘')).toEqual([])
  // One letter is in too many names.
  expect(await ofReservations('desk', '피')).toEqual([])
})

test('nothing of another partner’s is found, and nothing by nothing', async () => {
  for (const q of ['피코', '피하늘', '피천득']) expect(await find(elsewhere, q)).toEqual([])
  expect(await find(await as('owner'), '  ')).toEqual([])
})

test('of one kind at most five are told, the nearest first', async () => {
  await app.database.withPartner(1, (tx) =>
    tx.insert(notices).values(
      Array.from({ length: 8 }, (_, index) => ({
        partnerId: 1,
        title: `${'가'.repeat(8 - index)} 라식 안내`,
        body: [],
      })),
    ),
  )
  const found = await find(await as('owner'), '라식')
  expect(found.map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5].map((length) => `${'가'.repeat(length)} 라식 안내`),
  )
})
