import { boardTypes } from './table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, insert, paragraph } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    const [stories, hidden] = await tx
      .insert(boardTypes)
      .values([
        { partnerId, name: '피부 이야기', layout: 'GALLERY', translations: { en: { name: 'Stories' } } },
        { partnerId, name: '숨긴 게시판', isVisible: false },
      ])
      .returning()
    Object.assign(ids, { stories: stories?.id, hiddenBoard: hidden?.id })
    for (const [index, title] of ['첫 글', '가운데 글', '끝 글'].entries()) {
      const values = {
        boardTypeId: stories?.id ?? 0,
        publishedAt: inDays(index - 9),
        body: paragraph('기미'),
      }
      ids[title] = await insert(tx, 'boards', { partnerId, title, ...values })
    }
    ids.unseen = await insert(tx, 'boards', {
      partnerId,
      title: '숨긴 게시판의 글',
      boardTypeId: hidden?.id ?? 0,
      body: paragraph('-'),
    })
  })
})
afterAll(() => app.close())

const a = () => app.client(hosts.a)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const status = async (path: string) => (await app.send(path)).status

describe('boards', () => {
  test('a board tells who writes on it; a hidden one is not there', async () => {
    const query = { languageCode: 'en' as const }
    const type = await a().request('GET /customer/board-types/{id}', {
      params: { id: ids.stories ?? 0 },
      query,
    })
    expect(type).toMatchObject({ name: 'Stories', layout: 'GALLERY', writer: 'CLINIC' })
    expect(await status(`/customer/board-types/${ids.hiddenBoard}`)).toBe(404)
    const { rows } = await a().request('GET /customer/board-types', { query })
    expect(rows).toContainEqual(type)
    expect(rows.map(({ id }) => id)).not.toContain(ids.hiddenBoard)
  })

  test('articles come the newest first, with their neighbours on the same board', async () => {
    const list = await a().request('GET /customer/boards', { query: { boardTypeId: ids.stories ?? 0 } })
    expect(titles(list.rows)).toEqual(['끝 글', '가운데 글', '첫 글'])
    const all = await a().request('GET /customer/boards', { query: { keyword: '기미' } })
    expect(all.count).toBe(3)
    const one = await a().request('GET /customer/boards/{id}', {
      params: { id: ids['가운데 글'] ?? 0 },
      query: {},
    })
    expect([one.newer?.title, one.older?.title]).toEqual(['끝 글', '첫 글'])
    expect(await status(`/customer/boards/${ids.unseen}`)).toBe(404)
  })
})
