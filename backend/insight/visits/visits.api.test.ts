import { addDays, dayOf } from '#backend/kernel/time/seoul-time.ts'
import { addVisits } from './add-visits.ts'
import { createVisitCounter } from './visit-counter.ts'
import { visits } from './table.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { offerOf } from '#tests/support/products.ts'

/*
 * What visitors look at is counted, without anything about them.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let sessionOf: Awaited<ReturnType<typeof makeActors>>
let productId: number
const section = { component: 'TestSection', data: { title: '시술' } }
beforeAll(async () => {
  app = await startBackend({
    defaultPages: {
      'default-product': { pattern: '/treatments/:productId', title: '시술', blocks: [section] },
    },
  })
  sessionOf = await makeActors(app.database, 1, (await signInCustomer(app.database, 1)).id)
  productId = (await offerOf(app.database, 1).product('피코 토닝')).id
})
afterAll(() => app.close())
beforeEach(() => app.database.asOperator((tx) => tx.delete(visits)))

const day = dayOf(Date.now())
const view = (path: string, rest: { device?: 'PHONE' | 'PC'; source?: 'SEARCH' | 'INSIDE' } = {}) => ({
  body: { path, device: 'PHONE' as const, source: 'SEARCH' as const, ...rest },
})
/** Shows pages to visitors of a backend of its own, which writes what it counted as it closes. */
const rowsAfter = async (work: (counter: ReturnType<typeof createVisitCounter>) => void) => {
  const counter = createVisitCounter({ database: app.database, logger: pino({ level: 'silent' }) })
  work(counter)
  await counter.close()
  return app.database.asOperator((tx) => tx.select().from(visits))
}
const one = { day, page: '/', productId: 0, device: 'PHONE', source: 'DIRECT' } as const
const console = async (role: 'owner' | 'manager' | 'editor' | 'desk') =>
  app.client(hosts.a, await sessionOf(role))
const statistics = async (from: string, to: string) =>
  (await console('manager')).request('GET /admin/statistics', { query: { from, to } })

test('pages that are shown become counters by day, kind of page, device and way', async () => {
  const visitor = app.client(hosts.a)
  await visitor.request('POST /visits', view('/'))
  await visitor.request('POST /visits', view('/'))
  await visitor.request('POST /visits', view(`/treatments/${productId}`, { source: 'INSIDE' }))
  await app.backend.writeVisits()
  const { days, sources, devices, products, since } = await statistics(day, day)
  expect(days).toEqual([{ day, visits: 2, views: 3, bookings: 0, cancelled: 0 }])
  expect(sources.find(({ source }) => source === 'SEARCH')?.visits).toBe(2)
  expect(devices).toEqual([
    { device: 'PHONE', visits: 2 },
    { device: 'PC', visits: 0 },
  ])
  expect(products).toEqual([{ id: productId, name: '피코 토닝', views: 1, bookings: 0 }])
  expect(since).toBe(day)
})

test('no address that the site has not, no search engine and nobody of the console is counted', async () => {
  const visitor = app.client(hosts.a)
  await visitor.request('POST /visits', view('/no/such/page'))
  await visitor.request('POST /visits', view('/404'))
  await visitor.request('POST /visits', {
    ...view('/'),
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  })
  await (await console('desk')).request('POST /visits', view('/'))
  await app.backend.writeVisits()
  expect(await app.database.asOperator((tx) => tx.select().from(visits))).toEqual([])
})

test('a number that no treatment has makes no row of its own', async () => {
  const visitor = app.client(hosts.a)
  for (const id of [900_001, 900_002, 900_003])
    await visitor.request('POST /visits', view(`/treatments/${id}`))
  await app.backend.writeVisits()
  const rows = await app.database.asOperator((tx) => tx.select().from(visits))
  expect(rows).toMatchObject([{ page: '/treatments/:productId', productId: 0, count: 3 }])
})

test('nodes add to the same counters, and what was not written is written with the next', async () => {
  await rowsAfter((counter) => counter.count(1, one))
  const [row] = await rowsAfter((counter) => {
    counter.count(1, one)
    counter.count(1, one)
  })
  expect(row?.count).toBe(3)
  let fails = true
  const { database } = app
  const counter = createVisitCounter({
    database: {
      ...database,
      withPartner: (...given: Parameters<typeof database.withPartner>) => {
        if (fails) throw new Error('The database is away.')
        return database.withPartner(...given)
      },
    } as typeof database,
    logger: pino({ level: 'silent' }),
  })
  counter.count(1, one)
  await counter.flush()
  fails = false
  await counter.close()
  expect((await database.asOperator((tx) => tx.select().from(visits)))[0]?.count).toBe(4)
})

test('a period is compared with the one before it, and visits of long ago are forgotten', async () => {
  const add = (daysAgo: number, count: number) =>
    app.database.withPartner(1, (tx) => addVisits(tx, [{ ...one, day: addDays(day, -daysAgo), count }]))
  await add(900, 5)
  await add(3, 7)
  await add(1, 2)
  const { days, before, since } = await statistics(addDays(day, -1), day)
  expect(days.map(({ visits }) => visits)).toEqual([2, 0])
  expect(before).toMatchObject({ visits: 7, views: 7 })
  expect(since).toBe(addDays(day, -3))
})

test('one asks for so many days, by the role that may', async () => {
  await expect(statistics(addDays(day, -92), day)).rejects.toMatchObject({ status: 400 })
  await expect(statistics(day, addDays(day, -1))).rejects.toMatchObject({ status: 400 })
  // The period before it would have no days of the calendar.
  await expect(statistics('0001-01-01', '0001-01-01')).rejects.toMatchObject({ status: 400 })
  expect((await statistics('2000-01-01', '2000-03-01')).days).toHaveLength(61)
  const query = { from: day, to: day }
  for (const role of ['editor', 'desk'] as const)
    await expect((await console(role)).request('GET /admin/statistics', { query })).rejects.toMatchObject({
      status: 403,
    })
})

test('the home screen tells what begins and ends this week, of what a role may read', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const make = offerOf(app.database, 1)
  const id = await make.event('겨울 관리', { startsAt: at(-1), endsAt: at(2) })
  await make.event('다음 달 관리', { startsAt: at(20), endsAt: at(40) })
  await make.event('감춘 관리', { startsAt: at(-1), endsAt: at(2), isViewable: false })
  const agenda = async (role: 'manager' | 'desk') =>
    (await (await console(role)).request('GET /admin/overview')).agenda.filter(({ link }) =>
      link.startsWith('/content/events/'),
    )
  const expected = [
    {
      at: expect.any(String),
      change: 'ENDS',
      resourceTitle: '이벤트',
      title: '겨울 관리',
      link: `/content/events/${id}`,
    },
  ]
  expect(await agenda('manager')).toEqual(expected)
  expect(await agenda('desk')).toEqual(expected)
})

test('the home screen tells who saved a draft, to who may change the site', async () => {
  const manager = await console('manager')
  const { slots } = await manager.request('GET /admin/global')
  const { component, data } = slots.header.draft
  await manager.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component, data: { ...data, title: '새 제목' } },
    headers: { 'if-match': slots.header.etag },
  })
  const { drafts } = await manager.request('GET /admin/overview')
  expect(drafts).toMatchObject([{ kind: 'global', key: 'header', by: 'manager' }])
  const desk = await (await console('desk')).request('GET /admin/overview')
  expect(desk.drafts).toEqual([])
})
