import { products } from '#backend/catalogue/products/table.ts'
import type { SearchKind } from '#schema/search.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays, offerOf } from '#tests/support/products.ts'
import { addSearchable } from '#tests/support/search.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
  await addSearchable(app.database, 1)
})
afterAll(() => app.close())

const search = (
  keyword: string,
  query: { kinds?: SearchKind[]; page?: number; pageSize?: number } = {},
  host = hosts.a,
) => app.client(host).request('GET /customer/search', { query: { keyword, ...query } })
const titles = async (...given: Parameters<typeof search>) => {
  const { groups } = await search(...given)
  return Object.fromEntries(
    groups.filter(({ count }) => count > 0).map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]),
  )
}

describe('GET /customer/search', () => {
  test('finds what visitors may see, by kind, the title before the text', async () => {
    const all = {
      product: ['울쎄라 리프팅', '탄력 관리'],
      event: ['가을 울쎄라 이벤트'],
      case: ['울쎄라 3개월'],
      doctor: ['김서연'],
      faq: ['얼마나 아픈가요?'],
      notice: ['울쎄라 장비 점검'],
      board: ['울쎄라 이야기'],
    }
    expect(await titles('울쎄라')).toEqual(all)
    expect(await titles('울 쎄라를')).toEqual(all)
    expect((await search('울쎄라')).count).toBe(8)
  })

  test('finds by initial consonants in titles', async () => {
    expect(await titles('ㅇㅆㄹ')).toEqual({
      product: ['울쎄라 리프팅'],
      event: ['가을 울쎄라 이벤트'],
      case: ['울쎄라 3개월'],
      notice: ['울쎄라 장비 점검'],
      board: ['울쎄라 이야기'],
    })
  })

  test('finds by the initial consonants of a treatment’s tags, and marks them there', async () => {
    const { groups } = await search('ㅌㄹ', { kinds: ['product'] })
    const [title, tag] = groups[0]?.rows ?? []
    expect(title).toMatchObject({ title: '탄력 관리', titleMarks: [[0, 2]] })
    expect(tag).toMatchObject({ title: '울쎄라 리프팅', titleMarks: [], excerptMarks: [[16, 18]] })
    expect(tag?.excerpt.slice(16, 18)).toBe('탄력')
  })

  test('finds by what a row is in another language, and marks nothing in the Korean that it shows', async () => {
    const { count, groups } = await search('Ultrasound')
    const rows = groups.flatMap((group) => group.rows)
    expect([count, rows.map(({ title }) => title)]).toEqual([2, ['울쎄라 리프팅', '울쎄라 장비 점검']])
    expect(rows.map(({ titleMarks, excerptMarks }) => [...titleMarks, ...excerptMarks])).toEqual([[], []])
    expect(rows[1]?.excerpt).toBe('하루 쉽니다.')
  })

  test('finds where all the words are', async () => {
    expect(await titles('마취 울쎄라')).toEqual({ faq: ['얼마나 아픈가요?'] })
    expect(await titles('울쎄라 없는말')).toEqual({})
  })

  test('tells where the keyword stands, in the part of the text around it', async () => {
    const { groups } = await search('울쎄라', { kinds: ['product', 'faq'] })
    const [product, faq] = groups.map(({ rows }) => rows[0])
    expect(product?.titleMarks).toEqual([[0, 3]])
    const [[start, end] = [0, 0]] = faq?.excerptMarks ?? []
    expect(faq?.excerpt.slice(start, end)).toBe('울쎄라')
    expect(faq?.excerpt).toMatch(/^….*마취 크림을 바르고 합니다\.$/)
    expect((await search('ㅇㅆㄹ ㄹㅍㅌ', { kinds: ['product'] })).groups[0]?.rows[0]?.titleMarks).toEqual([
      [0, 7],
    ])
  })

  test('leads to a page that the site has, and nowhere where there is none', async () => {
    const { groups } = await search('울쎄라')
    const paths = Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows[0]?.path]))
    expect(paths).toMatchObject({ doctor: '/introduce', event: null, notice: null })
    expect(paths.product).toMatch(/^\/products\/\d+$/)
  })

  test('shows no picture of a case, and does not search behind its gate', async () => {
    expect((await search('울쎄라', { kinds: ['case'] })).groups[0]?.rows[0]).toMatchObject({
      image: null,
      excerpt: '40대 여성',
    })
    expect((await search('비공개 경과', { kinds: ['case'] })).count).toBe(0)
  })

  test('counts every kind by itself, and gives a page of each', async () => {
    const first = await search('울쎄라', { kinds: ['product', 'event'], pageSize: 1 })
    expect(first.groups.map(({ kind, count, rows }) => [kind, count, rows.length])).toEqual([
      ['product', 2, 1],
      ['event', 1, 1],
    ])
    const second = await search('울쎄라', { kinds: ['product', 'event'], page: 2, pageSize: 1 })
    expect(second.groups.map(({ count, rows }) => [count, rows.map(({ title }) => title)])).toEqual([
      [2, ['탄력 관리']],
      [1, []],
    ])
  })

  test('finds pages too, but not again what a row says', async () => {
    expect(await titles('보톡스')).toEqual({ page: ['보톡스 이벤트'] })
    await app.database.withPartner(2, (tx) =>
      tx.insert(products).values({ partnerId: 2, name: '보톡스 이벤트' }),
    )
    expect(await titles('보톡스', {}, hosts.b)).toEqual({ product: ['보톡스 이벤트'] })
  })

  test('counts the same whichever page is asked for, and whichever kinds', async () => {
    await app.database.withPartner(2, (tx) => tx.insert(products).values({ partnerId: 2, name: '보톡스' }))
    for (const page of [1, 2, 3, 9]) {
      const { count, groups } = await search('보톡스', { page, pageSize: 1 }, hosts.b)
      const counted = groups.filter((group) => group.count > 0).map((group) => [group.kind, group.count])
      expect([count, counted]).toEqual([2, [['product', 2]]])
    }
    expect((await search('보톡스', { kinds: ['page'] }, hosts.b)).count).toBe(0)
    expect((await search('보톡스', { kinds: ['product', 'product'] }, hosts.b)).count).toBe(2)
  })

  test('finds a treatment by the clinic’s other names for it, which it shows nowhere', async () => {
    const named = { partnerId: 1, name: '아이리쥬란', aliases: ['눈밑주사', 'Rejuran i'] }
    await app.database.withPartner(1, (tx) => tx.insert(products).values(named))
    for (const keyword of ['눈밑 주사', 'ㄴㅁㅈㅅ', 'rejuran-I'])
      expect([keyword, await titles(keyword)]).toEqual([keyword, { product: ['아이리쥬란'] }])
    expect(JSON.stringify(await search('눈밑주사'))).not.toContain('눈밑')
    const list = await app.send('/v2/products?keyword=' + encodeURIComponent('눈밑주사'))
    expect(await list.text()).not.toContain('눈밑')
  })

  test('asks where nothing is found whether another word was meant, and finds that', async () => {
    for (const [keyword, meant] of [
      ['dnfTpfk', '울쎄라'],
      ['울세라', '울쎄라'],
      ['울쎌', '울쎄라'],
      ['눈밑쥬사', '눈밑주사'],
      ['울쎄라 리프딩', '울쎄라 리프팅'],
    ] as const) {
      const { suggestion, count, groups } = await search(keyword)
      expect([keyword, suggestion, count > 0]).toEqual([keyword, meant, true])
      expect(groups).toEqual((await search(meant)).groups)
    }
    expect(await search('임플란트')).toMatchObject({ suggestion: null, count: 0 })
    // Lists of treatments find it without a question.
    const { rows } = await app.client(hosts.a).request('GET /v2/products', { query: { keyword: 'dnfTpfk' } })
    expect(rows.map(({ name }) => name)).toEqual(['울쎄라 리프팅', '탄력 관리'])
    // Words of another clinic's, and of what nobody sees, are no meaning.
    expect(await search('울세라', {}, hosts.b)).toMatchObject({ suggestion: null, count: 0 })
    expect((await search('비밀 울쎄라')).suggestion).toBe(null)
  })

  test('says when it will no longer hold', async () => {
    const { validUntil } = await search('울쎄라')
    const inDays = (Date.parse(validUntil ?? '') - Date.now()) / 86_400_000
    expect(inDays).toBeGreaterThan(2.9)
    expect(inDays).toBeLessThan(3.1)
  })

  test('finds nothing without a keyword, and refuses unknown kinds', async () => {
    expect(await search(' ')).toMatchObject({ count: 0, validUntil: null })
    expect((await app.send('/customer/search?keyword=a&kinds=product,customer')).status).toBe(400)
    expect((await app.send('/customer/search')).status).toBe(200)
  })

  test("another clinic's rows are not found", async () => {
    expect((await search('울쎄라', {}, hosts.b)).count).toBe(0)
  })

  test('tells the lowest price of treatments and events, until it changes, where the clinic shows prices', async () => {
    const offer = offerOf(app.database, 1)
    const endsAt = inDays(0.1)
    const sale = { salePrice: 70_000, saleStartsAt: new Date(0), saleEndsAt: endsAt }
    const { optionIds } = await offer.product('가격 시술', { options: [{}, sale] })
    await offer.event('가격 이벤트', { offers: [[optionIds[1]!, 80_000]] })
    const found = await search('가격')
    const prices = found.groups.flatMap(({ kind, rows }) =>
      rows.map(({ price }) => [kind, price?.amount, price?.isFrom]),
    )
    expect(prices).toEqual([
      ['product', 70_000, true],
      ['event', 70_000, false],
    ])
    expect(found.validUntil).toBe(endsAt.toISOString())
    await offer.config({ hasPriceView: false })
    expect(JSON.stringify(await search('가격'))).not.toContain('0000,')
  })
})
