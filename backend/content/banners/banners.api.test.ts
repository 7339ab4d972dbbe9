import { listBannerPlaces } from './list-banner-places.ts'
import { banners } from './table.ts'
import { pageDefinition } from '#schema/page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { inDays } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
/** When the next banner begins. */
const next = inDays(1)
const pcImage = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '꽃', width: 60, height: 40 }

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    await tx.insert(banners).values([
      { partnerId, location: 'HOME_TOP', title: '둘째', pcImage, weight: 2 },
      { partnerId, location: 'HOME_TOP', title: '첫째', pcImage, weight: 1, endsAt: inDays(2) },
      { partnerId, location: 'FOOT', title: '아래', pcImage, linkTo: 'javascript:alert(1)' },
      { partnerId, location: 'FOOT', title: '지난 배너', pcImage, endsAt: inDays(-1) },
      { partnerId, location: 'FOOT', title: '다음 배너', pcImage, startsAt: next },
      { partnerId, location: 'FOOT', title: '망가진 그림', pcImage: { src: 'http://x' } },
    ])
  })
})
afterAll(() => app.close())

const a = () => app.client(hosts.a)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const status = async (path: string) => (await app.send(path)).status

test('banners of a place, those of the moment, by weight', async () => {
  const top = await a().request('GET /banners', { query: { bannerLocation: 'HOME_TOP' } })
  expect(titles(top.rows)).toEqual(['첫째', '둘째'])
  const all = await a().request('GET /banners', { query: {} })
  expect(titles(all.rows)).toEqual(['아래', '첫째', '둘째'])
  expect(all.rows[0]?.linkTo).toBeNull()
  expect(all.validUntil).toBe(next.toISOString())
  expect(await status('/banners?bannerLocation=home')).toBe(400)
})

test('places are called after the sections that show them, with how many banners they have', async () => {
  const section = (id: string, location: string) => ({
    id,
    component: 'BannerSection',
    version: 1,
    data: { location },
  })
  const definition = pageDefinition.parse({
    pattern: '/offers',
    title: '할인 안내',
    blocks: [section('one', 'HOME_TOP'), section('two', 'OFFERS'), section('three', 'HOME_TOP')],
  })
  const defaults = [{ key: 'offers', definition }]
  const places = await app.database.withPartner(1, (tx) => listBannerPlaces({ tx, defaults }))
  expect(places).toEqual([
    { value: 'HOME_TOP', label: '할인 안내 1번째 섹션, 할인 안내 3번째 섹션', note: '배너 2개' },
    { value: 'OFFERS', label: '할인 안내 2번째 섹션', note: '배너 없음' },
    { value: 'FOOT', label: '지금은 보이지 않는 자리 (FOOT)', note: '배너 4개' },
  ])
})
