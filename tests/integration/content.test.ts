import { afterNoticeProducts, afterNotices } from '#backend/after-notices/table.ts'
import { banners } from '#backend/banners/table.ts'
import { boards, boardTypes } from '#backend/boards/table.ts'
import { faqGroups } from '#backend/faq-groups/table.ts'
import { faqs } from '#backend/faqs/table.ts'
import { notices } from '#backend/notices/table.ts'
import { popupItems, popups } from '#backend/popups/table.ts'
import { products } from '#backend/products/table.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, insert, paragraph } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const ids: Record<string, number> = {}
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
    await notice('다음 달 소식', { publishedAt: inDays(3) })
    await notice('숨긴 소식', { isVisible: false })

    const [booking, visit, empty] = await tx
      .insert(faqGroups)
      .values([
        { partnerId, name: '예약', position: 2 },
        { partnerId, name: '방문', position: 1 },
        { partnerId, name: '빈 묶음', position: 0 },
      ])
      .returning()
    Object.assign(ids, { booking: booking?.id, visit: visit?.id, empty: empty?.id })
    await tx.insert(faqs).values([
      {
        partnerId,
        groupId: booking?.id ?? 0,
        question: '예약을 바꾸려면',
        answer: paragraph('전화로'),
        position: 2,
      },
      {
        partnerId,
        groupId: booking?.id ?? 0,
        question: '상담만 받아도 되나요',
        answer: paragraph('네'),
        position: 1,
      },
      { partnerId, groupId: visit?.id ?? 0, question: '주차가 되나요', answer: paragraph('지하 2층') },
      { partnerId, groupId: visit?.id ?? 0, question: '숨긴 질문', answer: paragraph('-'), isVisible: false },
    ])

    const [toning] = await tx.insert(products).values({ partnerId, name: '토닝' }).returning()
    const [laser, peel] = await tx
      .insert(afterNotices)
      .values([
        { partnerId, title: '레이저 뒤', body: paragraph('햇빛을 피합니다.'), position: 1 },
        { partnerId, title: '필링 뒤', body: paragraph('문지르지 않습니다.'), position: 2 },
        { partnerId, title: '숨긴 주의', body: paragraph('-'), isVisible: false },
      ])
      .returning()
    Object.assign(ids, { toning: toning?.id, laser: laser?.id, peel: peel?.id })
    await tx
      .insert(afterNoticeProducts)
      .values({ partnerId, afterNoticeId: laser?.id ?? 0, productId: toning?.id ?? 0 })

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

    const pcImage = image
    await tx.insert(banners).values([
      { partnerId, location: 'HOME_TOP', title: '둘째', pcImage, weight: 2 },
      { partnerId, location: 'HOME_TOP', title: '첫째', pcImage, weight: 1, endsAt: inDays(2) },
      { partnerId, location: 'FOOT', title: '아래', pcImage, linkTo: 'javascript:alert(1)' },
      { partnerId, location: 'FOOT', title: '지난 배너', pcImage, endsAt: inDays(-1) },
      { partnerId, location: 'FOOT', title: '다음 배너', pcImage, startsAt: inDays(1) },
      { partnerId, location: 'FOOT', title: '망가진 그림', pcImage: { src: 'http://x' } },
    ])
    const made = await tx
      .insert(popups)
      .values([
        { partnerId, title: '무거운 팝업', weight: 9, locations: ['/', '/events'] },
        { partnerId, title: '가벼운 팝업', weight: 1, pcWidth: 4, pcHeight: 3, direction: 'TOP_LEFT' },
        { partnerId, title: '항목 없는 팝업' },
        { partnerId, title: '끝난 팝업', startsAt: inDays(-9), endsAt: inDays(-8) },
        { partnerId, title: '숨긴 팝업', isVisible: false },
      ])
      .returning()
    const [heavy, light, , over] = made
    await tx.insert(popupItems).values([
      { partnerId, popupId: heavy?.id ?? 0, title: '하나', pcContent: image },
      { partnerId, popupId: light?.id ?? 0, title: '뒤', pcContent: image, weight: 5 },
      { partnerId, popupId: light?.id ?? 0, title: '앞', mobileContent: image, weight: 4, linkTo: '/events' },
      { partnerId, popupId: over?.id ?? 0, title: '끝난 것', pcContent: image },
    ])
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
    expect(Date.parse(list.validUntil ?? '')).toBeCloseTo(inDays(3).getTime(), -5)
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

describe('questions', () => {
  test('come in the order of their groups, and by group', async () => {
    const list = await a().request('GET /customer/faqs', { query: {} })
    expect(list.rows.map(({ question }) => question)).toEqual([
      '주차가 되나요',
      '상담만 받아도 되나요',
      '예약을 바꾸려면',
    ])
    const one = await a().request('GET /customer/faqs', { query: { groupId: ids.booking ?? 0, pageSize: 1 } })
    expect([one.rows[0]?.question, one.count]).toEqual(['상담만 받아도 되나요', 2])
    const found = await a().request('GET /customer/faqs', { query: { keyword: '지하' } })
    expect(found.rows.map(({ question }) => question)).toEqual(['주차가 되나요'])
    const { rows } = await a().request('GET /customer/faqs/this/group', { query: {} })
    expect(rows.map(({ name, faqs: inGroup }) => [name, inGroup.length])).toEqual([
      ['방문', 1],
      ['예약', 2],
    ])
  })
})

describe('after-notices', () => {
  test('come by their own number, or by the treatment’s', async () => {
    const list = (query: object) => a().request('GET /customer/after-notices', { query })
    expect(titles((await list({})).rows)).toEqual(['레이저 뒤', '필링 뒤'])
    expect(titles((await list({ ids: [ids.peel] })).rows)).toEqual(['필링 뒤'])
    const byProduct = await list({ productIds: [ids.toning] })
    expect(byProduct.rows).toMatchObject([{ title: '레이저 뒤', productIds: [ids.toning] }])
    expect(titles((await list({ ids: [ids.peel], productIds: [ids.toning] })).rows)).toHaveLength(2)
    expect((await list({ ids: [999] })).count).toBe(0)
    const one = await a().request('GET /customer/after-notices/{id}', {
      params: { id: ids.laser ?? 0 },
      query: {},
    })
    expect(one.body).toEqual(paragraph('햇빛을 피합니다.'))
    expect(await status('/customer/after-notices/999')).toBe(404)
    expect(await status('/customer/after-notices?ids=x')).toBe(400)
  })
})

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

describe('banners and popups', () => {
  test('banners of a place, those of the moment, by weight', async () => {
    const top = await a().request('GET /banners', { query: { bannerLocation: 'HOME_TOP' } })
    expect(titles(top.rows)).toEqual(['첫째', '둘째'])
    const all = await a().request('GET /banners', { query: {} })
    expect(titles(all.rows)).toEqual(['아래', '첫째', '둘째'])
    expect(all.rows[0]?.linkTo).toBeNull()
    expect(Date.parse(all.validUntil ?? '')).toBeCloseTo(inDays(1).getTime(), -5)
    expect(await status('/banners?bannerLocation=home')).toBe(400)
  })

  test('popups of the moment on every path and device, by weight, their items too', async () => {
    const { rows, validUntil } = await a().request('GET /customer/popups')
    expect(titles(rows)).toEqual(['가벼운 팝업', '무거운 팝업'])
    expect(rows[0]).toMatchObject({ pcWidth: 4, pcHeight: 3, pcSizeType: 'RATIO', direction: 'TOP_LEFT' })
    expect(rows[0]?.popupItems.map(({ title, linkTo }) => [title, linkTo])).toEqual([
      ['앞', '/events'],
      ['뒤', null],
    ])
    expect(rows[1]?.locations).toEqual(['/', '/events'])
    expect(validUntil).toBeNull()
    expect((await b().request('GET /customer/popups')).rows).toEqual([])
  })
})

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
