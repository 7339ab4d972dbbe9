import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { offerOf } from '#tests/support/products.ts'

const definitionOf = (component: string) => {
  const definition = testDefinitions.get(component)
  if (!definition) throw new Error(`There is no ${component}.`)
  return definition
}

let app: Awaited<ReturnType<typeof startBackend>>
let productId: number
beforeAll(async () => {
  const eventList = { ...definitionOf('TestSection'), component: 'TestEvents' }
  eventList.subject = { query: 'event', parameter: 'eventId', describe: () => undefined }
  const section = { component: 'TestSection', data: { title: '기본' } }
  app = await startBackend({
    definitions: new Map([...testDefinitions, ['TestEvents', eventList]]),
    defaultPages: {
      events: { pattern: '/events', title: '이벤트', blocks: [{ ...section, component: 'TestEvents' }] },
      // The partner's page of the same path stands for it.
      'default-product': { pattern: '/products/:id', title: '기본 시술', blocks: [section] },
      cart: { pattern: '/cart', title: '장바구니', seo: { noindex: true }, blocks: [section] },
    },
  })
  const make = offerOf(app.database, 1)
  productId = (await make.product('보톡스')).id
  await make.product('VIP', { isSecret: true })
})
afterAll(() => app.close())

test('the site map has the pages that search engines may list, and the treatments that have a page', async () => {
  const { rows, count } = await app.client(hosts.a).request('GET /site-map', { query: {} })
  expect(rows.map(({ path }) => path)).toEqual([
    '/',
    '/events',
    '/introduce',
    '/products/category/pick',
    `/products/${productId}`,
  ])
  expect(count).toBe(5)
})

test('its parts together are the whole of it', async () => {
  const parts = await Promise.all(
    [1, 2, 3].map((page) => app.client(hosts.a).request('GET /site-map', { query: { page, pageSize: 2 } })),
  )
  const { rows } = await app.client(hosts.a).request('GET /site-map', { query: {} })
  expect(parts.flatMap((part) => part.rows)).toEqual(rows)
})

test('a default page answers where the partner has none, and gives way to one that has its path', async () => {
  const client = app.client(hosts.a)
  const title = async (path: string) => {
    const page = await client.request('GET /page', { query: { path } })
    return 'title' in page ? page.title : undefined
  }
  expect(await title('/events')).toBe('이벤트')
  expect(await title('/products/7')).toBe('시술')
})

test('an admin sees default pages, and makes one their own by saving it', async () => {
  const console = app.client(hosts.b, await app.signIn(hosts.b))
  const page = await console.request('GET /admin/pages/{key}', { params: { key: 'events' } })
  expect(page).toMatchObject({ isDefault: true, changed: false, draft: { title: '이벤트' } })
  const saved = await console.request('PUT /admin/pages/{key}', {
    params: { key: 'events' },
    body: {
      ...page.draft,
      title: '이달의 이벤트',
      blocks: page.draft.blocks.map((block) => ({ ...block, component: 'TestSection' })),
    },
    headers: { 'if-match': page.etag },
  })
  expect(saved).toMatchObject({ isDefault: false, changed: true, published: { title: '이벤트' } })
  await console.request('POST /admin/publish')
  const shown = await app.client(hosts.b).request('GET /page', { query: { path: '/events' } })
  expect(shown).toMatchObject({ title: '이달의 이벤트' })
})

test('an event that runs is listed where the page that it is chosen on is about it', async () => {
  for (const partnerId of [1, 2]) {
    const make = offerOf(app.database, partnerId)
    await make.event('겨울 관리')
    await make.event('지난 관리', { startsAt: new Date(0), endsAt: new Date(1) })
  }
  const listed = async (host: string) => {
    const { rows } = await app.client(host).request('GET /site-map', { query: {} })
    return rows.filter(({ path }) => path.includes('?')).map(({ path }) => path.replace(/\d+/, ':id'))
  }
  expect(await listed(hosts.a)).toEqual(['/events?eventId=:id'])
  // This clinic has put another section in the place of the events.
  expect(await listed(hosts.b)).toEqual([])
})
