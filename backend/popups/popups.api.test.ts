import { popupItems, popups } from '#backend/popups/table.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
