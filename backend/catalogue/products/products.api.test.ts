import type { ApiClient } from '#api/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, offerOf } from '#tests/support/products.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let a: ApiClient
let b: ApiClient
let ids: Awaited<ReturnType<typeof fill>>
beforeAll(async () => {
  app = await startBackend()
  a = app.client(hosts.a)
  b = app.client(hosts.b)
  ids = await fill()
})
afterAll(() => app.close())

const picture = { src: '/_files/1/x.webp', alt: '그림', width: 800, height: 600 }
const names = (list: { rows: { name: string }[] }) => list.rows.map(({ name }) => name)

/** The offer of partner A; partner B has one treatment and shows no prices. */
async function fill() {
  const make = offerOf(app.database, 1)
  const face = await make.category('얼굴', { position: 1, translations: { en: { name: 'Face' } } })
  const eyes = await make.category('눈가', { parentId: face, position: 1, image: picture })
  const body = await make.category('바디 라인', { position: 2 })
  const vip = await make.category('VIP', { isSecret: true, position: 3 })
  // Not secret itself.
  const belowVip = await make.category('VIP 눈가', { parentId: vip, position: 4 })
  const first = await make.badge('첫 방문', { position: 1 })
  const exam = await make.badge('수험생', { color: '#aa3300', position: 2 })

  const botox = await make.product('보톡스', {
    position: 1,
    categories: [eyes, vip, belowVip],
    badges: [exam, first],
    isRecommended: true,
    recommendedPosition: 2,
    image: picture,
    tags: ['이마', '사각 턱'],
    summary: '표정이 굳지 않을 만큼만',
    body: [
      { type: 'paragraph', text: '열흘 뒤 다시 봅니다.' },
      { type: 'script', text: 'x' },
    ],
    durationMinutes: 15,
    translations: { en: { name: 'Botox', summary: 'Just enough' }, ja: { name: '' } },
    options: [
      { name: '이마', price: 66_000, translations: { en: { name: 'Forehead' } } },
      { name: '턱', price: 99_000, durationMinutes: 20, salePrice: 50_000, saleEndsAt: inDays(2) },
      { name: '숨긴 옵션', price: 1_000, isVisible: false },
    ],
  })
  const lifting = await make.product('울쎄라 리프팅', {
    position: 2,
    categories: [face, eyes],
    isRecommended: true,
    recommendedPosition: 1,
    options: [{ price: 990_000, salePrice: 800_000, saleStartsAt: inDays(3) }],
    image: { ...picture, src: 'javascript:alert(1)' },
  })
  const toning = await make.product('피코 토닝', {
    position: 3,
    categories: [body],
    summary: '보톡스와는 다릅니다',
  })
  const secret = await make.product('비밀 보톡스', { position: 4, isSecret: true, categories: [vip] })
  const hidden = await make.product('숨긴 보톡스', { position: 5, isVisible: false, categories: [face] })
  const november = await make.event('11월 이벤트', {
    position: 1,
    endsAt: inDays(1),
    offers: [
      [lifting.optionIds[0] ?? 0, 700_000],
      [botox.optionIds[0] ?? 0, 60_000],
    ],
    translations: { en: { title: 'November' } },
  })
  await make.event('다음 이벤트', {
    startsAt: inDays(1),
    endsAt: inDays(2),
    offers: [[toning.optionIds[0] ?? 0, 10_000]],
  })
  const brides = await make.exhibition('예비 신부', { products: [toning.id, secret.id, botox.id] })
  const over = await make.exhibition('지난 기획전', { endsAt: inDays(-1), products: [botox.id] })

  const other = offerOf(app.database, 2)
  const elsewhere = await other.product('다라 보톡스', { options: [{ price: 30_000, salePrice: 20_000 }] })
  const theirs = await other.category('다라 분류')
  await other.event('다라 이벤트', { offers: [[elsewhere.optionIds[0] ?? 0, 10_000]] })
  await other.config({ hasPriceView: false })
  return {
    face,
    eyes,
    body,
    vip,
    belowVip,
    first,
    exam,
    botox,
    lifting,
    toning,
    secret,
    hidden,
    november,
    brides,
    over,
    elsewhere,
    theirs,
  }
}

describe('GET /v2/products', () => {
  test('shows what is visible in the clinic’s order, by pages, with the count', async () => {
    const all = await a.request('GET /v2/products', { query: {} })
    expect(names(all)).toEqual(['보톡스', '울쎄라 리프팅', '피코 토닝'])
    expect(all.count).toBe(3)
    const second = await a.request('GET /v2/products', { query: { page: 2, pageSize: 2 } })
    expect([names(second), second.count]).toEqual([['피코 토닝'], 3])
    const past = await a.request('GET /v2/products', { query: { page: 9 } })
    expect(past).toMatchObject({ rows: [], count: 3 })
  })

  test('shows just those that are listed, those related to one, and each order that is asked for', async () => {
    const listed = (query: object) => a.request('GET /v2/products', { query }).then(names)
    expect(await listed({ ids: [ids.toning.id, ids.hidden.id, ids.botox.id] })).toEqual([
      '피코 토닝',
      '보톡스',
    ])
    expect(await listed({ relatedTo: ids.botox.id })).toEqual(['울쎄라 리프팅'])
    expect(await listed({ categoryName: '바디라인' })).toEqual(['피코 토닝'])
    expect(await listed({ categoryName: 'VIP' })).toEqual([])
    // Today's prices: a sale at 50,000, a plain 100,000, an event's 700,000.
    expect(await listed({ sort: 'PRICE_LOW' })).toEqual(['보톡스', '피코 토닝', '울쎄라 리프팅'])
    expect(await listed({ sort: 'PRICE_HIGH' })).toEqual(['울쎄라 리프팅', '피코 토닝', '보톡스'])
    expect(await listed({ sort: 'NAME', isRecommend: 'true' })).toEqual(['보톡스', '울쎄라 리프팅'])
  })

  test('tells options with their prices, badges, categories and events', async () => {
    const [botox, lifting] = (await a.request('GET /v2/products', { query: {} })).rows
    expect(botox).toMatchObject({
      image: picture,
      tags: ['이마', '사각 턱'],
      categories: [{ id: ids.eyes, name: '눈가' }],
      badges: [
        { id: ids.first, name: '첫 방문', color: '#0f5b45' },
        { id: ids.exam, name: '수험생', color: '#aa3300' },
      ],
      events: [{ id: ids.november, title: '11월 이벤트' }],
      options: [
        {
          name: '이마',
          durationMinutes: 15,
          eventIds: [ids.november],
          price: { amount: 60_000, kind: 'EVENT' },
        },
        {
          name: '턱',
          durationMinutes: 20,
          eventIds: [],
          price: {
            amount: 50_000,
            regularAmount: 99_000,
            discountRate: 49,
            kind: 'SALE',
            isIncludeVat: true,
          },
        },
      ],
      price: { amount: 50_000, isFrom: true },
    })
    expect(botox?.options).toHaveLength(2)
    // An address that may not be a picture's is none; a sale yet to come is no price.
    expect(lifting).toMatchObject({
      image: null,
      price: { amount: 700_000, discountRate: 29, isFrom: false },
    })
  })

  test.each([
    ['a category and those below it', () => ({ categoryId: ids.face }), ['보톡스', '울쎄라 리프팅']],
    ['a category below', () => ({ categoryId: ids.body }), ['피코 토닝']],
    ['a secret category', () => ({ categoryId: ids.vip }), []],
    ['a category below a secret one', () => ({ categoryId: ids.belowVip }), []],
    [
      'a category below a secret one, asked for',
      () => ({ categoryId: ids.belowVip, isSecret: true }),
      ['보톡스'],
    ],
    [
      'a secret category, asked for',
      () => ({ categoryId: ids.vip, isSecret: true }),
      ['보톡스', '비밀 보톡스'],
    ],
    ['a running event, in its order', () => ({ eventId: ids.november }), ['울쎄라 리프팅', '보톡스']],
    ['all but events', () => ({ isExcludeEvent: true }), ['피코 토닝']],
    ['an exhibition, in its order', () => ({ exhibitionId: ids.brides }), ['피코 토닝', '보톡스']],
    ['an exhibition that is over', () => ({ exhibitionId: ids.over }), []],
    ['recommended ones, as recommended', () => ({ isRecommend: true }), ['울쎄라 리프팅', '보톡스']],
    ['those not recommended', () => ({ isRecommend: false }), ['피코 토닝']],
    ['a badge by number', () => ({ productCustomBadge: String(ids.exam) }), ['보톡스']],
    ['a badge by name', () => ({ productCustomBadge: '첫방문' }), ['보톡스']],
    ['an unknown badge', () => ({ productCustomBadge: '없음' }), []],
    ['initial consonants', () => ({ keyword: 'ㅂㅌㅅ' }), ['보톡스']],
    ['initial consonants of a tag', () => ({ keyword: 'ㅅㄱㅌ' }), ['보톡스']],
    ['a name in another language', () => ({ keyword: 'botox' }), ['보톡스']],
    ['a particle, and the name before the text', () => ({ keyword: '보톡스를' }), ['보톡스', '피코 토닝']],
    ['no spaces, and tags', () => ({ keyword: '사각턱' }), ['보톡스']],
    ['two filters at once', () => ({ exhibitionId: ids.brides, categoryId: ids.face }), ['보톡스']],
    ['an event and an exhibition', () => ({ exhibitionId: ids.brides, eventId: ids.november }), ['보톡스']],
    ['a keyword of nothing', () => ({ keyword: ' ' }), ['보톡스', '울쎄라 리프팅', '피코 토닝']],
    ['the category of another clinic', () => ({ categoryId: ids.theirs }), []],
  ])('filters by %s', async (_, query, expected) => {
    const list = await a.request('GET /v2/products', { query: query() })
    expect([names(list), list.count]).toEqual([expected, expected.length])
  })

  test('speaks another language as far as it was translated', async () => {
    const { rows } = await a.request('GET /v2/products', { query: { languageCode: 'en' } })
    expect(rows[0]).toMatchObject({
      name: 'Botox',
      summary: 'Just enough',
      options: [{ name: 'Forehead' }, { name: '턱' }],
      events: [{ title: 'November' }],
      categories: [{ name: '눈가' }],
    })
    expect(rows[1]?.name).toBe('울쎄라 리프팅')
    const inJapanese = await a.request('GET /v2/products', { query: { languageCode: 'ja' } })
    expect(inJapanese.rows[0]?.name).toBe('보톡스')
  })

  test('says until when the answer holds', async () => {
    const { rows, validUntil } = await a.request('GET /v2/products', { query: {} })
    expect(validUntil).toBe(rows[0]?.events[0]?.endsAt)
    const toning = await a.request('GET /v2/products', { query: { categoryId: ids.body } })
    expect(Date.parse(toning.validUntil ?? '')).toBeGreaterThan(Date.now())
  })

  test('refuses what is no number, and an unknown language', async () => {
    const response = await app.send('/v2/products?categoryId=x&languageCode=xx&pageSize=1000&isSecret=maybe')
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual([
      '/query/categoryId',
      '/query/isSecret',
      '/query/languageCode',
      '/query/pageSize',
    ])
  })
})

describe('one treatment', () => {
  const get = (id: number, query = {}) => a.request('GET /v2/products/{id}', { params: { id }, query })

  test('has its text, without the parts that cannot be read', async () => {
    const botox = await get(ids.botox.id)
    expect(botox).toMatchObject({ name: '보톡스', isSecret: false, price: { amount: 50_000 } })
    expect(botox.body).toEqual([{ type: 'paragraph', text: '열흘 뒤 다시 봅니다.' }])
  })

  test('a secret one is there only for whom asks for it, and says that it is', async () => {
    const unknown = { status: 404, code: 'unknown-product' }
    await expect(get(ids.secret.id)).rejects.toMatchObject(unknown)
    expect(await get(ids.secret.id, { isSecret: true })).toMatchObject({
      isSecret: true,
      categories: [{ name: 'VIP' }],
    })
    expect(await get(ids.botox.id, { isSecret: true })).toMatchObject({ isSecret: false })
    await expect(get(ids.hidden.id, { isSecret: true })).rejects.toMatchObject(unknown)
    await expect(get(ids.elsewhere.id, { isSecret: true })).rejects.toMatchObject(unknown)
  })

  test('one that is not shown yet can be previewed from the console only', async () => {
    const asked = { params: { id: ids.hidden.id }, query: { isPreview: true } }
    await expect(a.request('GET /v2/products/{id}', asked)).rejects.toMatchObject({ status: 401 })
    const owner = app.client(hosts.a, await app.signIn())
    expect(await owner.request('GET /v2/products/{id}', asked)).toMatchObject({ name: '숨긴 보톡스' })
  })
})

describe('the calls without a version', () => {
  test('answer the same treatments in a flat shape', async () => {
    const list = await a.request('GET /products', {
      query: { productCategoryIds: `${ids.face},${ids.body}` },
    })
    expect(names(list)).toEqual(['보톡스', '울쎄라 리프팅', '피코 토닝'])
    expect(list.rows[0]).toMatchObject({
      imageUrl: picture.src,
      productCategoryIds: [ids.eyes],
      productCategoryNames: ['눈가'],
      badgeNames: ['첫 방문', '수험생'],
      price: 50_000,
      priceBefore: 99_000,
      discountRate: 49,
      isPriceFrom: true,
      isIncludeVat: true,
      eventId: ids.november,
    })
    expect(names(await a.request('GET /products', { query: { keyword: 'ㅌㄴ' } }))).toEqual(['피코 토닝'])
  })

  test('answer one with its options', async () => {
    const asked = { params: { id: ids.botox.id }, query: {} }
    const botox = await a.request('GET /products/{id}', asked)
    expect(botox.productOptions).toMatchObject([
      { name: '이마', price: 60_000, priceBefore: 66_000, discountRate: 9, eventId: ids.november },
      { name: '턱', price: 50_000, priceBefore: 99_000, eventId: null },
    ])
    expect(botox.body).toHaveLength(1)
    const secret = { params: { id: ids.secret.id }, query: { isSecret: true } }
    expect(await a.request('GET /products/{id}', secret)).toMatchObject({ isSecret: true })
    await expect(
      a.request('GET /products/{id}', { params: { id: ids.secret.id }, query: {} }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    () => '/products?keyword=보톡스&pageSize=1',
    () => `/products/${ids.botox.id}?languageCode=en`,
    () => '/product-categories?productCategoryName=바디',
    () => '/events?pageSize=3',
    () => '/event/title?languageCode=en',
  ])('are the compatibility calls too: %#', async (path) => {
    const [response, legacy] = await Promise.all([app.send(path()), app.send(`/compatibility${path()}`)])
    expect(legacy.status).toBe(200)
    expect(await legacy.text()).toBe(await response.text())
  })
})

describe('categories', () => {
  test('come with what is below them, counted, and without secret ones', async () => {
    const { rows, count } = await a.request('GET /v2/product-categories', { query: {} })
    expect(rows).toMatchObject([
      { name: '얼굴', depth: 0, parentId: null, productCount: 2 },
      { name: '눈가', depth: 1, parentId: ids.face, productCount: 2, image: picture },
      { name: '바디 라인', depth: 0, productCount: 1 },
    ])
    expect(count).toBe(3)
    const all = await a.request('GET /v2/product-categories', {
      query: { isSecret: true, languageCode: 'en' },
    })
    expect(names(all)).toEqual(['Face', '눈가', '바디 라인', 'VIP', 'VIP 눈가'])
    expect(all.rows[3]).toMatchObject({ isSecret: true, productCount: 2 })
  })

  test('one has those above and below it', async () => {
    const get = (id: number, query = {}) =>
      a.request('GET /v2/product-categories/{id}', { params: { id }, query })
    expect(await get(ids.face)).toMatchObject({ parents: [], children: [{ name: '눈가' }] })
    expect(await get(ids.eyes)).toMatchObject({ parents: [{ id: ids.face, name: '얼굴' }], children: [] })
    await expect(get(ids.vip)).rejects.toMatchObject({ status: 404, code: 'unknown-category' })
    expect(await get(ids.vip, { isSecret: true })).toMatchObject({ name: 'VIP', isSecret: true })
    await expect(get(ids.theirs, { isSecret: true })).rejects.toMatchObject({ status: 404 })
  })

  test('are found by name in the flat shape', async () => {
    const find = (productCategoryName?: string) =>
      a.request('GET /product-categories', { query: { productCategoryName } })
    expect((await find()).count).toBe(3)
    expect((await find('바디라인')).rows).toMatchObject([{ id: ids.body, productCategoryName: '바디 라인' }])
    expect((await find('vip')).rows).toEqual([])
    const asked = { params: { id: ids.eyes }, query: {} }
    expect(await a.request('GET /compatibility/product-categories/{id}', asked)).toMatchObject({
      productCategoryName: '눈가',
      imageUrl: picture.src,
      parentId: ids.face,
    })
  })
})

test('recommended ones come as the clinic recommends them', async () => {
  const list = await a.request('GET /recommended-products', { query: { pageSize: 1 } })
  expect([names(list), list.count]).toEqual([['울쎄라 리프팅'], 2])
})

test('where the clinic shows no prices, no answer has one', async () => {
  const paths = [
    '/v2/products',
    '/products',
    `/v2/products/${ids.elsewhere.id}`,
    `/products/${ids.elsewhere.id}`,
    '/events',
    '/v2/event/products',
  ]
  for (const path of paths) {
    const text = await (await app.send(path, { host: hosts.b })).text()
    expect(text).toContain('다라 보톡스')
    expect(text).not.toMatch(/0000|discountRate":\d|isIncludeVat":(true|false)/)
  }
  expect((await b.request('GET /v2/products', { query: {} })).rows[0]).toMatchObject({
    price: null,
    options: [{ price: null }],
  })
})

test('a clinic that adds VAT says so with each price', async () => {
  await offerOf(app.database, 1).config({ isIncludeVat: false })
  const { rows } = await a.request('GET /v2/products', { query: {} })
  expect(rows[0]).toMatchObject({
    price: { isIncludeVat: false },
    options: [{ price: { isIncludeVat: false } }, {}],
  })
  await offerOf(app.database, 1).config({ isIncludeVat: true })
})
