import type { ApiClient } from '#api/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, offerOf } from '#tests/support/products.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let a: ApiClient
let ids: Awaited<ReturnType<typeof fill>>
beforeAll(async () => {
  app = await startBackend()
  a = app.client(hosts.a)
  ids = await fill()
})
afterAll(() => app.close())

/** When the next event begins. */
const next = inDays(1)
const titles = (list: { rows: { title: string }[] }) => list.rows.map(({ title }) => title)
const names = (list: { rows: { name: string }[] }) => list.rows.map(({ name }) => name)

/** Midnight in Seoul, so many days from today. */
function midnight(days: number): Date {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  return new Date(Date.parse(`${today}T00:00:00+09:00`) + days * 86_400_000)
}
const seoulDay = (days: number) =>
  new Date(midnight(days).getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

async function fill() {
  const make = offerOf(app.database, 1)
  const booster = await make.product('스킨부스터', {
    position: 2,
    options: [
      { name: '1회', price: 220_000, translations: { en: { name: 'Once' } } },
      { name: '3회', price: 600_000 },
    ],
  })
  const lifting = await make.product('리프팅', {
    position: 1,
    options: [
      { price: 990_000, salePrice: 800_000 },
      { price: 100_000, isVisible: false },
    ],
  })
  const secret = await make.product('비밀 시술', { isSecret: true })
  const hidden = await make.product('숨긴 시술', { isVisible: false })
  const plain = await make.product('이벤트 없는 시술')
  const [once = 0, thrice = 0] = booster.optionIds
  const [lift = 0, unseen = 0] = lifting.optionIds
  const first = await make.event('첫 방문 혜택', {
    position: 2,
    startsAt: midnight(-3),
    endsAt: midnight(2),
    summary: '처음 오신 분께',
    audience: '라온에 처음 오신 분',
    body: [{ type: 'heading', text: '이용 안내' }, 'junk'],
    translations: { en: { title: 'First visit' } },
    offers: [
      [once, 165_000],
      [secret.optionIds[0] ?? 0, 1_000],
      [hidden.optionIds[0] ?? 0, 1_000],
      [unseen, 1_000],
    ],
  })
  const winter = await make.event('연말 이벤트', {
    position: 1,
    endsAt: inDays(9),
    offers: [
      [thrice, 480_000],
      [lift, 836_000],
    ],
  })
  await make.event('지난 이벤트', { startsAt: inDays(-9), endsAt: inDays(-1), offers: [[once, 10]] })
  await make.event('다음 이벤트', { startsAt: next, endsAt: inDays(5), offers: [[once, 20]] })
  await make.event('숨긴 이벤트', { isViewable: false, offers: [[once, 30]] })
  await make.event('직원 이벤트', { target: 'EMPLOYEE', offers: [[once, 40]] })
  await make.event('알림', { type: 'NOTICE', offers: [[once, 50]] })
  return { booster, lifting, plain, first, winter }
}

describe('GET /events', () => {
  test('shows the running ones for customers alone, in the clinic’s order', async () => {
    const list = await a.request('GET /events', { query: {} })
    expect([titles(list), list.count]).toEqual([['연말 이벤트', '첫 방문 혜택'], 2])
    const second = await a.request('GET /events', { query: { page: 2, pageSize: 1 } })
    expect([titles(second), second.count]).toEqual([['첫 방문 혜택'], 2])
  })

  test('tells prices before and after, the rate, the period, and who it is for', async () => {
    const { rows } = await a.request('GET /events', { query: { eventId: ids.first } })
    expect(rows).toMatchObject([
      {
        title: '첫 방문 혜택',
        audience: '라온에 처음 오신 분',
        status: 'ONGOING',
        firstDay: seoulDay(-3),
        lastDay: seoulDay(1),
        endsAt: midnight(2).toISOString(),
        body: [{ type: 'heading', text: '이용 안내' }],
        price: { amount: 165_000, isFrom: false },
      },
    ])
    expect(rows[0]?.offers).toMatchObject([
      {
        productName: '스킨부스터',
        optionName: '1회',
        price: {
          amount: 165_000,
          regularAmount: 220_000,
          discountRate: 25,
          kind: 'EVENT',
          isIncludeVat: true,
        },
      },
    ])
    // The treatment's own sale asks for less than this event does.
    const winter = await a.request('GET /events', { query: { eventId: ids.winter } })
    expect(winter.rows[0]?.offers.map(({ price }) => price)).toMatchObject([
      { amount: 480_000, discountRate: 20, kind: 'EVENT' },
      { amount: 800_000, discountRate: 19, kind: 'SALE' },
    ])
  })

  test('is searched, and translated', async () => {
    expect(titles(await a.request('GET /events', { query: { keyword: 'ㅇㅁ' } }))).toEqual(['연말 이벤트'])
    expect(titles(await a.request('GET /events', { query: { keyword: '처음 오신' } }))).toEqual([
      '첫 방문 혜택',
    ])
    const list = await a.request('GET /events', { query: { languageCode: 'en', eventId: ids.first } })
    expect(list.rows[0]).toMatchObject({ title: 'First visit', offers: [{ optionName: 'Once' }] })
  })

  test('holds until the next event begins or ends', async () => {
    const { validUntil } = await a.request('GET /events', { query: {} })
    expect(validUntil).toBe(next.toISOString())
  })

  test('knows nothing of another clinic’s', async () => {
    expect(await app.client(hosts.b).request('GET /events', { query: {} })).toEqual({
      rows: [],
      count: 0,
      validUntil: null,
    })
  })
})

test('GET /event/title tells the titles', async () => {
  const list = await a.request('GET /event/title', { query: {} })
  expect([titles(list), list.count]).toEqual([['연말 이벤트', '첫 방문 혜택'], 2])
  const one = await a.request('GET /event/title', { query: { eventId: ids.first, languageCode: 'en' } })
  expect(one.rows).toMatchObject([{ id: ids.first, title: 'First visit', endsAt: midnight(2).toISOString() }])
})

describe('GET /v2/event/products', () => {
  test('shows what is on offer, by event and offer, and which options are', async () => {
    const all = await a.request('GET /v2/event/products', { query: {} })
    expect([names(all), all.count]).toEqual([['스킨부스터', '리프팅'], 2])
    expect(all.rows[0]?.options).toMatchObject([{ eventIds: [ids.first] }, { eventIds: [ids.winter] }])
    expect(all.rows[1]?.options).toMatchObject([{ eventIds: [ids.winter] }])
    const one = await a.request('GET /v2/event/products', { query: { eventId: ids.first } })
    expect(names(one)).toEqual(['스킨부스터'])
    expect(names(await a.request('GET /v2/event/products', { query: { keyword: 'ㄹㅍㅌ' } }))).toEqual([
      '리프팅',
    ])
  })

  test('hides the options that no event offers, where the clinic says so', async () => {
    const optionsOf = async (eventId?: number) => {
      const { rows } = await a.request('GET /v2/event/products', { query: { ...(eventId && { eventId }) } })
      return rows.map(({ options, price }) => [options.map(({ id }) => id), price?.isFrom])
    }
    const { booster, lifting } = ids
    const { config } = offerOf(app.database, 1)
    const whole = await a.request('GET /v2/products/{id}', { params: { id: booster.id }, query: {} })
    await config({ hideEventPageDefaultProductOption: true })
    expect(await optionsOf()).toEqual([
      [booster.optionIds.slice(0, 2), true],
      [lifting.optionIds.slice(0, 1), false],
    ])
    expect(await optionsOf(ids.first)).toEqual([[booster.optionIds.slice(0, 1), false]])
    expect(await a.request('GET /v2/products/{id}', { params: { id: booster.id }, query: {} })).toEqual(whole)
    await config({ hideEventPageDefaultProductOption: false })
  })

  test('the others are what an exclusion leaves', async () => {
    const rest = await a.request('GET /v2/products', { query: { isExcludeEvent: true } })
    expect(names(rest)).toEqual(['이벤트 없는 시술'])
  })
})
