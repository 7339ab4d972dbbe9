import { popupItems, popups } from './table.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const image = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '꽃', width: 60, height: 40 }

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    const made = await tx
      .insert(popups)
      .values([
        { partnerId, title: '무거운 팝업', weight: 9, locations: ['/', '/events'], pcSizeType: 'PICTURE' },
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
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

const a = () => app.client(hosts.a)
const b = () => app.client(hosts.b)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

test('popups of the moment on every path and device, by weight, their items too', async () => {
  const { rows, validUntil } = await a().request('GET /customer/popups')
  expect(titles(rows)).toEqual(['가벼운 팝업', '무거운 팝업'])
  expect(rows[0]).toMatchObject({ pcWidth: 4, pcHeight: 3, pcSizeType: 'RATIO', direction: 'TOP_LEFT' })
  expect(rows[0]?.popupItems.map(({ title, linkTo }) => [title, linkTo])).toEqual([
    ['앞', '/events'],
    ['뒤', null],
  ])
  expect(rows[1]?.locations).toEqual(['/', '/events'])
  // As its first picture, which is its only one: on a phone too.
  expect(rows[1]).toMatchObject({
    pcSizeType: 'RATIO',
    pcWidth: 60,
    pcHeight: 40,
    mobileWidth: 60,
    mobileHeight: 40,
  })
  expect(validUntil).toBeNull()
  expect((await b().request('GET /customer/popups')).rows).toEqual([])
})

test('those of another moment are for who may see drafts, and nobody keeps the answer', async () => {
  const at = inDays(-8.5).toISOString()
  await expect(a().request('GET /customer/popups', { query: { at } })).rejects.toMatchObject({ status: 401 })
  const console = app.client(hosts.a, await app.signIn(hosts.a))
  const { rows, validUntil } = await console.request('GET /customer/popups', { query: { at } })
  expect(titles(rows)).toContain('끝난 팝업')
  expect(Date.parse(validUntil ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a popup for tomorrow 00:00 is there from then on to the millisecond, and no cache outlasts a change', async () => {
  const day = addDays(dayInSeoul(Date.now()), 1)
  const midnight = (of: string) => new Date(`${of}T00:00:00+09:00`).toISOString()
  const startsAt = midnight(day)
  const endsAt = midnight(addDays(day, 1))
  const console = app.client(hosts.a, await app.signIn(hosts.a))
  await console.request('POST /admin/{resource}', {
    params: { resource: 'popups' },
    body: { title: '내일 하루 쉽니다', startsAt, endsAt, items: [{ title: '쉬는 날', pcContent: image }] },
  })
  /** What a browser has at a moment that asked before, and says so. */
  const known: string[] = []
  const at = async (moment: string, milliseconds = 0) => {
    const now = Date.parse(moment) + milliseconds
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { status, headers } = await app.send('/customer/popups', {
      headers: known[0] ? { 'if-none-match': known[0] } : {},
    })
    known[0] = headers.get('etag') ?? ''
    const { rows, validUntil } = await a().request('GET /customer/popups')
    return {
      status,
      isThere: titles(rows).includes('내일 하루 쉽니다'),
      kept: headers.get('cache-control'),
      holds: validUntil && Date.parse(validUntil) - now,
    }
  }
  const [minute, hours] = [60_000, 24 * 3_600_000]
  expect(await at(startsAt, -minute)).toEqual({
    status: 200,
    isThere: false,
    kept: 'public, max-age=60',
    holds: minute,
  })
  expect(await at(startsAt, -1_500)).toEqual({
    status: 304,
    isThere: false,
    kept: 'public, max-age=1',
    holds: 1_500,
  })
  expect(await at(startsAt, -1)).toEqual({ status: 304, isThere: false, kept: 'public, max-age=0', holds: 1 })
  expect(await at(startsAt)).toEqual({ status: 200, isThere: true, kept: 'public, max-age=60', holds: hours })
  expect(await at(endsAt, -1)).toEqual({ status: 304, isThere: true, kept: 'public, max-age=0', holds: 1 })
  expect(await at(endsAt)).toEqual({ status: 200, isThere: false, kept: 'public, max-age=60', holds: null })
})
