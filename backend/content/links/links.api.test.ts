import { shortLinks } from './table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

const owner = () => app.client(hosts.a, cookie)
const params = { setting: 'links' }
/** Writes fields of the form of links, as the console does. */
async function save(fields: Record<string, unknown>) {
  const { data, etag } = await owner().request('GET /admin/settings/{setting}', { params })
  const body = { ...data, ...fields }
  return owner().request('PUT /admin/settings/{setting}', { params, body, headers: { 'if-match': etag } })
}
const ask = (shortenUrl: string, host = hosts.a) =>
  app.client(host).request('GET /customer/shorten-url', { query: { shortenUrl } })

test('a short address leads where the clinic says, by its code or whole, at that clinic alone', async () => {
  const link = { code: 'autumn26', targetUrl: '/events?utm_source=sms', title: '가을 문자' }
  await save({ shortLinks: [link] })
  const found = {
    shortenUrl: 'autumn26',
    originUrl: '/events?utm_source=sms',
    title: '가을 문자',
    expiresAt: null,
  }
  expect(await ask('autumn26')).toEqual(found)
  expect(await ask('http://a.test/s/autumn26/?x=1')).toEqual(found)
  await expect(ask('autumn26', hosts.b)).rejects.toMatchObject({ status: 404 })
  await save({ shortLinks: [] })
  await expect(ask('autumn26')).rejects.toMatchObject({ status: 404 })
})

test.each(['javascript:alert(1)', '//evil.test', 'https://a@evil.test', '/\\evil.test'])(
  '%s is no target, written or stored',
  async (targetUrl) => {
    const written = save({ shortLinks: [{ code: 'evil', targetUrl }] })
    await expect(written).rejects.toMatchObject({
      status: 422,
      errors: [{ path: '/shortLinks/0/targetUrl' }],
    })
    const code = `bad-${crypto.randomUUID().slice(0, 8)}`
    await app.database.asOperator((tx) => tx.insert(shortLinks).values({ partnerId: 1, code, targetUrl }))
    await expect(ask(code)).rejects.toMatchObject({ status: 404 })
  },
)

test('a short address ends when it should', async () => {
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await save({ shortLinks: [{ code: 'ended', targetUrl: '/events', expiresAt }] })
  await expect(ask('ended')).rejects.toMatchObject({ status: 410, code: 'short-link-over' })
})

test('a short address leads to no other, which might lead back', async () => {
  await expect(save({ shortLinks: [{ code: 'circle', targetUrl: '/s/circle' }] })).rejects.toMatchObject({
    errors: [{ path: '/shortLinks/0/targetUrl', message: expect.stringContaining('마지막에 열릴 주소') }],
  })
})

test('after a visit its customer, or the guest who booked it, is told where to write about it, in their language', async () => {
  const mine = await signInCustomer(app.database, 1)
  const [row] = await app.database.asOperator((tx) =>
    tx
      .insert(reservations)
      .values({
        partnerId: 1,
        code: 'REVIEW22',
        customerId: mine.id,
        type: 'VISIT',
        status: 'CONFIRMED',
        startsAt: new Date(Date.now() + 3_600_000),
        endsAt: new Date(Date.now() + 7_200_000),
        contactName: '김하늘',
        contactPhone: '+821012345678',
        isIncludeVat: true,
      })
      .returning(),
  )
  const reservationId = row?.id ?? 0
  const urls = (languageCode?: 'ko' | 'en', client = app.client(hosts.a, mine.cookie)) =>
    client.request('GET /customer/review-urls', { query: { reservationId, languageCode } })
  expect(await urls()).toEqual({ isReviewable: false, rows: [] })
  await app.database.asOperator((tx) =>
    tx.execute(
      sql`update partners set profile = profile || '{"googlePlaceId": "ChIJ x"}' where partner_id = 1`,
    ),
  )
  expect((await urls()).rows[0]?.url).toBe('https://search.google.com/local/writereview?placeid=ChIJ%20x')
  const rows = [
    { title: '네이버', url: 'https://m.place.naver.com/hospital/1/review', languageCode: 'ko' as const },
    { title: 'Google', url: 'https://g.page/r/1/review', languageCode: 'en' as const },
  ]
  await save({ reviewLinks: rows })
  await app.database.asOperator((tx) => tx.execute(sql`update reservations set status = 'DONE'`))
  expect(await urls()).toEqual({ isReviewable: true, rows: [{ title: '네이버', url: rows[0]?.url }] })
  expect((await urls('en')).rows).toMatchObject([{ title: 'Google' }])
  const asGuest = (code: string) =>
    app.client(hosts.a).request('POST /guest/review-urls', { body: { phone: '010-1234-5678', code } })
  expect(await asGuest('REVIEW22')).toEqual(await urls())
  await expect(asGuest('REVIEW23')).rejects.toMatchObject({ status: 404, code: 'unknown-reservation' })
  const stranger = app.client(hosts.a, (await signInCustomer(app.database, 1)).cookie)
  await expect(urls('ko', stranger)).rejects.toMatchObject({ status: 404 })
})
