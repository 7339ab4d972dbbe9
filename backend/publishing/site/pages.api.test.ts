import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

const read = async (path: string, host = hosts.a) =>
  (await app.send(`/page?path=${encodeURIComponent(path)}`, { host })).json()

describe('the partner', () => {
  test('is found by product-origin, then by host, and never guessed', async () => {
    const name = async (response: Promise<Response>) =>
      ((await (await response).json()) as { partnerName: string }).partnerName
    expect(await name(app.send('/partners/this'))).toBe('가나의원')
    expect(
      await name(app.send('/partners/this', { headers: { 'product-origin': 'http://B.test:3000' } })),
    ).toBe('다라의원')
    for (const origin of ['http://nobody.test', 'nonsense://', 'http://', 'http://a.test.evil.test']) {
      const response = await app.send('/partners/this', { headers: { 'product-origin': origin } })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(await response.json()).toEqual({
        status: 404,
        code: 'unknown-host',
        message: '이 주소의 병원이 없습니다.',
      })
    }
  })

  test('has a profile with every default, keywords in order and a revision', async () => {
    const client = app.client(hosts.a)
    const partner = await client.request('GET /partners/this')
    expect(partner).toMatchObject({
      id: 1,
      homepageConfig: { popupType: 'LAYER', version: '2' },
      partnerFax: null,
    })
    expect((await client.request('GET /customer/partner-keywords')).rows).toEqual([
      { keyword: '보톡스' },
      { keyword: '가나 리프팅' },
    ])
    expect(await client.request('GET /partners/this/revision')).toEqual({
      partnerId: 1,
      revision: 1,
      changes: 0,
    })
  })
})

describe('GET /page', () => {
  test('gives the shell for /_app', async () => {
    const shell = await read('/_app')
    expect(shell).toMatchObject({ revision: 1, theme: { primary1: '#112233', radius: 16 } })
    expect(Object.keys(shell.global)).toEqual([
      'header',
      'search',
      'footer',
      'floatingButton',
      'popup',
      'widget',
    ])
    expect(shell.global.header).toEqual({
      id: 'header',
      component: 'TestHeaderA',
      version: 1,
      data: { title: '가나', tone: '#0f5b45', tabs: [{ title: '소개', url: '/introduce' }] },
    })
  })

  test.each([
    ['/', 'home', {}],
    ['/introduce/', 'introduce', {}],
    ['/products/category/pick', 'product-pick', {}],
    ['/products/category/skin', 'product-category', { name: 'skin' }],
    ['/products/12', 'product', { productId: '12' }],
    ['/products/%ED%94%BC%EB%B6%80', 'product', { productId: '피부' }],
    ['/404', 'not-found', {}],
  ])('%s is answered by %s', async (path, key, params) => {
    expect(await read(path)).toMatchObject({ key, params, revision: 1 })
  })

  test.each(['/nope', '/products', '/products/1/2', '/products/%', '/%00'])(
    '%s has no page',
    async (path) => {
      expect(await read(path)).toMatchObject({ status: 404, code: 'unknown-path' })
    },
  )

  test('answers for a revision only while it is the published one', async () => {
    expect((await app.send('/page?path=/&revision=1')).status).toBe(200)
    const response = await app.send('/page?path=/&revision=7')
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        code: 'revision-changed',
        message: '7번 리비전은 더 이상 공개된 리비전이 아닙니다. 지금은 1번입니다.',
      },
    ])
  })

  test('answers who asks while all that is known is forgotten', async () => {
    let isAnswered = false
    const asked = app
      .client(hosts.a)
      .request('GET /page', { query: { path: '/_app' } })
      .finally(() => (isAnswered = true))
    while (!isAnswered) {
      app.database.announce({ partnerId: null })
      await new Promise((done) => setImmediate(done))
    }
    expect(await asked).toHaveProperty('global.header')
  })

  test('shows drafts to the signed-in only', async () => {
    expect((await app.send('/page?path=/&state=draft')).status).toBe(401)
    const cookie = await app.signIn()
    expect((await app.send('/page?path=/&state=draft', { headers: { cookie } })).status).toBe(200)
  })

  test('says what is wrong with a query', async () => {
    const response = await app.send('/page?path=nope&state=other')
    expect(response.status).toBe(400)
    expect((await response.json()).errors.map(({ path }: { path: string }) => path)).toEqual([
      '/query/path',
      '/query/state',
    ])
  })
})

describe('GET /page-search', () => {
  const search = async (keyword: string) =>
    (await app.client(hosts.a).request('GET /page-search', { query: { keyword } })).rows

  test.each(['보톡스', 'ㅂㅌㅅ', '보 톡스', '보톡스를'])(
    '%s finds the block titled so first',
    async (keyword) => {
      expect((await search(keyword))[0]).toMatchObject({ title: '보톡스 이벤트', path: '/', pageTitle: '홈' })
    },
  )

  test('finds an item of a list by its answer, with an excerpt', async () => {
    expect(await search('지하주차장')).toEqual([
      {
        title: '주차가 되나요?',
        excerpt: '건물 지하 주차장을 두 시간 무료로 이용하실 수 있습니다.',
        path: '/',
        pageTitle: '홈',
      },
    ])
  })

  test('leaves out /404, noindex pages, patterns and addresses', async () => {
    expect(new Set((await search('보톡스')).map(({ path }) => path))).toEqual(new Set(['/']))
    expect(await search('secret-link')).toEqual([])
    expect(await search('wide')).toEqual([])
    expect(await search('   ')).toEqual([])
  })
  test('finds what a restored back-up has under the same revision', async () => {
    expect([(await search('지하주차장')).length, (await search('옥상주차장')).length]).toEqual([1, 0])
    await app.database.asOperator((tx) =>
      tx.execute(sql`update contents set body = replace(body, '지하 주차장', '옥상 주차장')`),
    )
    app.database.announce({ partnerId: null })
    expect([(await search('지하주차장')).length, (await search('옥상주차장')).length]).toEqual([0, 1])
  })
})
