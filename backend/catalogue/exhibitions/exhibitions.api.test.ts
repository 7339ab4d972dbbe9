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

const titles = (list: { rows: { title: string }[] }) => list.rows.map(({ title }) => title)
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const picture = { src: '/_files/1/winter.webp', alt: '김 서린 창', width: 1600, height: 900 }

async function fill() {
  const make = offerOf(app.database, 1)
  const product = async (name: string, values = {}) => (await make.product(name, values)).id
  const [booster, toning, lifting, secret, hidden] = await Promise.all([
    product('스킨부스터', { position: 1 }),
    product('토닝', { position: 2 }),
    product('리프팅', { position: 3 }),
    product('비밀 시술', { isSecret: true }),
    product('숨긴 시술', { isVisible: false }),
  ])
  const winter = await make.exhibition('건조한 계절', {
    position: 2,
    image: picture,
    body: [{ type: 'paragraph', text: '실내가 건조하기 때문입니다.' }],
    startsAt: inDays(-1),
    endsAt: inDays(1),
    products: [toning, secret, hidden, booster],
    translations: { en: { title: 'Dry season', body: [{ type: 'paragraph', text: 'Indoors it is dry.' }] } },
  })
  const always = await make.exhibition('늘 찾는 시술', { position: 1, products: [lifting, toning] })
  const next = await make.exhibition('다음 기획전', { startsAt: inDays(2), products: [lifting] })
  const over = await make.exhibition('지난 기획전', { endsAt: inDays(-1), products: [lifting] })
  const unseen = await make.exhibition('숨긴 기획전', { isVisible: false, products: [lifting] })
  const branding = await make.branding('수분 프로그램', {
    summary: '세 번에 나누어',
    image: picture,
    body: [{ type: 'heading', text: '첫 달' }, { type: 'unknown' }],
    products: [lifting, secret, booster],
    translations: { en: { title: 'Moisture' } },
  })
  const draft = await make.branding('쓰는 중인 페이지', { isVisible: false })
  return { winter, always, next, over, unseen, branding, draft }
}

describe('GET /customer/exhibitions', () => {
  test('shows the open ones in the clinic’s order', async () => {
    const list = await a.request('GET /customer/exhibitions', { query: {} })
    expect([titles(list), list.count]).toEqual([['늘 찾는 시술', '건조한 계절'], 2])
    expect(list.rows).toMatchObject([
      { startsAt: null, endsAt: null, image: null, productCount: 2 },
      { image: picture, productCount: 2 },
    ])
    expect(list.validUntil).toBe(list.rows[1]?.endsAt)
    const found = await a.request('GET /customer/exhibitions', {
      query: { keyword: 'ㄱㅈㅎ', languageCode: 'en' },
    })
    expect(titles(found)).toEqual(['Dry season'])
  })
})

describe('GET /customer/exhibitions/{id}', () => {
  const get = (id: number, query = {}) =>
    a.request('GET /customer/exhibitions/{id}', { params: { id }, query })

  test('has its text and its treatments in order', async () => {
    const winter = await get(ids.winter)
    expect(winter).toMatchObject({ title: '건조한 계절', image: picture, productCount: 2 })
    expect(winter.body).toEqual([{ type: 'paragraph', text: '실내가 건조하기 때문입니다.' }])
    expect(names(winter.products)).toEqual(['토닝', '스킨부스터'])
    expect(winter.products[0]?.price).toMatchObject({ amount: 100_000 })
    expect((await get(ids.winter, { languageCode: 'en' })).body).toMatchObject([
      { text: 'Indoors it is dry.' },
    ])
  })

  test('is not there before it opens, when it is over, hidden, or another clinic’s', async () => {
    for (const id of [ids.next, ids.over, ids.unseen]) {
      await expect(get(id)).rejects.toMatchObject({ status: 404, code: 'unknown-exhibition' })
    }
    const asked = { params: { id: ids.winter }, query: {} }
    const b = app.client(hosts.b)
    await expect(b.request('GET /customer/exhibitions/{id}', asked)).rejects.toMatchObject({ status: 404 })
  })
})

test('GET /customer/v2/exhibition-products shows each treatment once, by exhibition and place', async () => {
  const all = await a.request('GET /customer/v2/exhibition-products', { query: {} })
  expect([names(all.rows), all.count]).toEqual([['리프팅', '토닝', '스킨부스터'], 3])
  const one = await a.request('GET /customer/v2/exhibition-products', {
    query: { exhibitionId: ids.winter, page: 2, pageSize: 1 },
  })
  expect([names(one.rows), one.count]).toEqual([['스킨부스터'], 2])
  const [, winter] = (await a.request('GET /customer/exhibitions', { query: {} })).rows
  expect(all.validUntil).toBe(winter?.endsAt)
  const over = await a.request('GET /customer/v2/exhibition-products', { query: { exhibitionId: ids.over } })
  expect(over.count).toBe(0)
})

describe('GET /customer/brandings/{id}', () => {
  const get = (id: number, query = {}) => ({ params: { id }, query })

  test('is a page of text and treatments', async () => {
    const branding = await a.request('GET /customer/brandings/{id}', get(ids.branding))
    expect(branding).toMatchObject({ title: '수분 프로그램', summary: '세 번에 나누어', image: picture })
    expect(branding.body).toMatchObject([{ type: 'heading', text: '첫 달' }])
    expect(names(branding.products)).toEqual(['리프팅', '스킨부스터'])
    const english = await a.request('GET /customer/brandings/{id}', get(ids.branding, { languageCode: 'en' }))
    expect(english).toMatchObject({ title: 'Moisture', summary: '세 번에 나누어' })
  })

  test('a hidden one is previewed from the console only', async () => {
    const preview = get(ids.draft, { isPreview: true })
    const owner = app.client(hosts.a, await app.signIn())
    await expect(a.request('GET /customer/brandings/{id}', get(ids.draft))).rejects.toMatchObject({
      status: 404,
    })
    await expect(a.request('GET /customer/brandings/{id}', preview)).rejects.toMatchObject({ status: 401 })
    expect(await owner.request('GET /customer/brandings/{id}', preview)).toMatchObject({
      title: '쓰는 중인 페이지',
    })
  })
})
