import { boards } from '#backend/content/boards/table.ts'
import { notices } from './table.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, insert, paragraph } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const ids: Record<string, number> = {}
/** When the next notice is due. */
const next = inDays(3)
const image = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '꽃', width: 60, height: 40 }

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    const notice = (name: string, values: Partial<typeof notices.$inferInsert>) =>
      insert(tx, 'notices', { partnerId, title: name, body: paragraph(`${name} 본문`), ...values }).then(
        (id) => void (ids[name] = id),
      )
    await notice('연말 휴진', {
      publishedAt: inDays(-9),
      isPinned: true,
      category: '휴진',
      translations: { en: { title: 'Closed at the end of the year', body: paragraph('We rest.') } },
    })
    await notice('야간 진료', { publishedAt: inDays(-3) })
    await notice('주차 안내', { publishedAt: inDays(-1), image })
    await notice('다음 달 소식', { publishedAt: next })
    await notice('숨긴 소식', { isVisible: false })
  })
})
afterAll(() => app.close())

const a = () => app.client(hosts.a)
const b = () => app.client(hosts.b)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const status = async (path: string) => (await app.send(path)).status

describe('notices', () => {
  test('come pinned first, then the newest; not before they are due', async () => {
    const list = await a().request('GET /customer/notices', { query: {} })
    expect(titles(list.rows)).toEqual(['연말 휴진', '주차 안내', '야간 진료'])
    expect(list.count).toBe(3)
    expect(list.validUntil).toBe(next.toISOString())
    expect((await b().request('GET /customer/notices', { query: {} })).rows).toEqual([])
  })

  test('are paged, and found by what they say', async () => {
    const second = await a().request('GET /customer/notices', { query: { page: 2, pageSize: 2 } })
    expect([titles(second.rows), second.count]).toEqual([['야간 진료'], 3])
    const found = await a().request('GET /customer/notices', { query: { keyword: 'ㅈㅊ' } })
    expect([titles(found.rows), found.count]).toEqual([['주차 안내'], 1])
    const byBody = await a().request('GET /customer/notices', { query: { keyword: '진료 본문' } })
    expect(titles(byBody.rows)).toEqual(['야간 진료'])
  })

  test('one comes with its neighbours by date, and 404 before its time', async () => {
    const one = await a().request('GET /customer/notices/{id}', {
      params: { id: ids['야간 진료'] ?? 0 },
      query: {},
    })
    expect(one).toMatchObject({
      body: paragraph('야간 진료 본문'),
      newer: { title: '주차 안내' },
      older: { title: '연말 휴진' },
    })
    expect(await status(`/customer/notices/${ids['다음 달 소식']}`)).toBe(404)
    expect(await status(`/customer/notices/${ids['숨긴 소식']}`)).toBe(404)
    expect((await app.send(`/customer/notices/${ids['야간 진료']}`, { host: hosts.b })).status).toBe(404)
  })

  test('and articles of one millisecond, which the clock of the database tells apart, are each other’s neighbours alone', async () => {
    const body = paragraph('본문')
    const moments = ['400', '456', '900'].map((end) => sql`${`2026-01-01T00:00:00.123${end}Z`}::timestamptz`)
    const made = await app.database.withPartner(2, async (tx) => {
      const boardTypeId = await insert(tx, 'boardTypes', { partnerId: 2, name: '소식' })
      const rows = moments.map((publishedAt) => ({ partnerId: 2, title: '', body, publishedAt }))
      return {
        notices: await tx.insert(notices).values(rows).returning({ id: notices.id }),
        boards: await tx
          .insert(boards)
          .values(rows.map((row) => ({ ...row, boardTypeId })))
          .returning({ id: boards.id }),
      }
    })
    for (const kind of ['notices', 'boards'] as const) {
      const [first, second, third] = made[kind].map(({ id }) => id)
      const found = await Promise.all(
        [first, second, third].map((id = 0) =>
          b().request(`GET /customer/${kind}/{id}`, { params: { id }, query: {} }),
        ),
      )
      expect(found.map(({ newer, older }) => [newer?.id, older?.id])).toEqual([
        [second, undefined],
        [third, first],
        [undefined, second],
      ])
    }
  })

  test('are told in another language where they are translated', async () => {
    const query = { languageCode: 'en' as const }
    const one = await a().request('GET /customer/notices/{id}', {
      params: { id: ids['연말 휴진'] ?? 0 },
      query,
    })
    expect(one).toMatchObject({ title: 'Closed at the end of the year', body: paragraph('We rest.') })
    expect(one.newer?.title).toBe('야간 진료')
  })
})
