import { ApiError } from '#api/client.ts'
import { shortLinks } from '#backend/content/links/table.ts'
import { slotClaims } from '#backend/booking/reservations/table.ts'
import { settings } from './settings.ts'
import { trySetting } from './try-setting.ts'
import { ownerFieldsOf } from '#backend/editing/resources/owner-fields.ts'
import { roles } from '#schema/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { waiting } from '#tests/support/locks.ts'
import { addDoctor, at, inDays, openClinic } from '#tests/support/reservations.ts'

/* What a clinic sets by itself in the console, and what visitors and other sites notice of it. */

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
let cookieOf: Awaited<ReturnType<typeof makeActors>>
let doctor: number
beforeAll(async () => {
  app = await startBackend()
  cookieOf = await makeActors(app.database, 1, (await signInCustomer(app.database, 1)).id)
  owner = app.client(hosts.a, await app.signIn())
  doctor = await addDoctor(app.database, 1)
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1)
  await app.database.asOperator(async (tx) => {
    await tx.delete(slotClaims)
    await tx.execute(sql`delete from special_days`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
})

type Data = Record<string, unknown>
const read = (setting: string, as = owner) =>
  as.request('GET /admin/settings/{setting}', { params: { setting } })
const put = (setting: string, body: Data, etag: string, query = {}, as = owner) =>
  as.request('PUT /admin/settings/{setting}', {
    params: { setting },
    query,
    body,
    headers: { 'if-match': etag },
  })
const change = async (setting: string, fields: Data, query = {}) => {
  const { data, etag } = await read(setting)
  return put(setting, { ...data, ...fields }, etag, query)
}
const problem = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected a problem, got ${JSON.stringify(error)}`)
}
const partner = () => app.client(hosts.a).request('GET /partners/this')
const visitor = () => app.client(hosts.a)
const lastEntry = async () => (await owner.request('GET /admin/audit', { query: { pageSize: 1 } })).rows[0]

describe('settings', () => {
  test.each([...settings.values()].map(({ name }) => name))(
    '%s: a sample saved is what is read, by whose role may, and once it is the same nothing is written',
    async (name) => {
      const definition = settings.get(name)
      const before = await read(name)
      const full = { ...before.data, ...definition?.sample }
      const saved = await put(name, full, before.etag)
      expect((await read(name)).data).toEqual(definition?.schema.parse(full))
      const again = await put(name, full, saved.etag)
      expect([again.etag, again.saved]).toEqual([saved.etag, saved.saved])
      for (const role of roles) {
        const as = app.client(hosts.a, await cookieOf(role))
        expect((await read(name, as)).etag).toBe(saved.etag)
        const status = await put(name, full, saved.etag, {}, as).then(
          () => 200,
          (error: ApiError) => error.status,
        )
        expect([role, status]).toEqual([role, ['owner', 'manager'].includes(role) ? 200 : 403])
      }
    },
  )

  test('are told with their forms, and no other is one', async () => {
    const { rows } = await owner.request('GET /admin/settings')
    expect(rows.map(({ title }) => title)).toEqual([
      '병원 정보',
      '진료 시간',
      '예약 정책',
      '알림 메시지',
      '홈페이지',
      '채널과 분석',
      '추천 검색어',
      '짧은 주소와 후기 링크',
      '허용 사이트',
    ])
    const desk = app.client(hosts.a, await cookieOf('desk'))
    expect((await desk.request('GET /admin/settings')).rows[0]?.can).toEqual({ write: false })
    expect(await problem(read('nothing'))).toMatchObject({ status: 404, code: 'unknown-setting' })
  })

  test('saved are seen by visitors at once, told to who keeps pages, and in the log', async () => {
    const heard: unknown[] = []
    const stop = app.backend.onPublished((publication) => heard.push(publication))
    const saved = await change('clinic', { partnerTel: '02-7777-8888' })
    stop()
    expect(heard).toContainEqual({ partnerId: 1, revision: 1 })
    expect(await partner()).toMatchObject({ partnerTel: '02-7777-8888', mondayOpen: '10:00' })
    expect(saved.saved?.by).toBe('관리자')
    expect(await lastEntry()).toMatchObject({
      action: 'CHANGED',
      resource: 'clinic',
      resourceTitle: '병원 정보',
      rowId: null,
      changes: [{ field: '대표 전화', after: '02-7777-8888' }],
    })
    // Another partner keeps its own.
    const other = await app.client(hosts.b).request('GET /partners/this')
    expect(other.partnerTel).not.toBe('02-7777-8888')
  })

  test('that load outside scripts are the owner’s: others keep them, and can neither change nor empty them', async () => {
    const ids = {
      channelTalkId: 'abcd1234-channel',
      ga4Id: 'G-ABC123DEF4',
      gtmId: 'GTM-ABC123',
      naverAnalyticsId: 's_1a2b3c4d5e6f',
      kakaoPixelId: '3481025403756984027',
    }
    const [channels] = [...settings.values()].filter((one) => ownerFieldsOf(one).length > 0)
    expect(Object.keys(ids).sort()).toEqual(channels && ownerFieldsOf(channels).sort())
    await change('channels', ids)
    const manager = app.client(hosts.a, await cookieOf('manager'))
    for (const name of Object.keys(ids)) {
      for (const value of [null, `${ids[name as keyof typeof ids].slice(0, -1)}9`]) {
        const { data, etag } = await read('channels', manager)
        const body = { ...data, [name]: value }
        const params = { setting: 'channels' }
        const refused = { status: 422, code: 'owners-only', errors: [{ path: `/${name}` }] }
        expect(await problem(put('channels', body, etag, {}, manager))).toMatchObject(refused)
        const checking = manager.request('POST /admin/settings/{setting}/check', { params, body })
        expect(await problem(checking)).toMatchObject(refused)
      }
    }
    const { data, etag } = await read('channels', manager)
    await put('channels', { ...data, youtubeUrl: 'https://youtube.com/@gaon' }, etag, {}, manager)
    expect((await partner()).partnerMarketingInfo).toMatchObject({ ...ids, youtubeUrl: expect.any(String) })
  })

  test('short addresses and places for reviews are kept by one form, and an address that stays leads on', async () => {
    const { etag } = await read('links')
    const event = { code: 'spring-event', targetUrl: '/events', title: '봄 이벤트', expiresAt: null }
    const review = { title: '네이버 플레이스', url: 'https://naver.me/review', languageCode: 'ko' }
    const saved = await put('links', { reviewLinks: [review], shortLinks: [event] }, etag)
    const madeAt = () =>
      app.database.asOperator((tx) =>
        tx.select({ at: shortLinks.createdAt }).from(shortLinks).where(eq(shortLinks.code, event.code)),
      )
    const before = await madeAt()
    const moved = { ...event, targetUrl: '/products' }
    const twice = await put('links', { reviewLinks: [], shortLinks: [moved, moved] }, saved.etag).catch(
      (error: ApiError) => error.errors.map(({ path }) => path),
    )
    expect(twice).toEqual(['/shortLinks/1/code'])
    await put('links', { reviewLinks: [], shortLinks: [moved] }, saved.etag)
    const shortenUrl = 'https://a.test/s/spring-event'
    expect(await owner.request('GET /customer/shorten-url', { query: { shortenUrl } })).toMatchObject({
      originUrl: '/products',
    })
    expect(before).toHaveLength(1)
    expect(await madeAt()).toEqual(before)
    expect((await read('links')).data).toEqual({ reviewLinks: [], shortLinks: [moved] })
  })

  test('are tried for one reader alone, as they would be kept, and what could not be saved is refused', async () => {
    const check = (setting: string, body: Data, as = owner) =>
      as.request('POST /admin/settings/{setting}/check', { params: { setting }, body })
    const before = await partner()
    const clinic = await read('clinic')
    const { data } = await check('clinic', { ...clinic.data, partnerTel: '02-3333-4444' })
    expect((await trySetting({ setting: 'clinic', data }, partner)).partnerTel).toBe('02-3333-4444')
    expect(await partner()).toEqual(before)
    expect((await read('clinic')).etag).toBe(clinic.etag)
    const wrong = await problem(check('clinic', { ...clinic.data, partnerTel: '전화 없음' }))
    expect([wrong.status, wrong.errors.map(({ path }) => path)]).toEqual([422, ['/partnerTel']])
    const desk = app.client(hosts.a, await cookieOf('desk'))
    expect((await problem(check('clinic', clinic.data, desk))).status).toBe(403)
  })

  test('of two who save one setting at once one is kept, and the other is refused', async () => {
    const { etag } = await read('keywords')
    const saves: ReturnType<typeof put>[] = []
    // Both get as far as the partner's row, and go on together.
    await app.database.asOperator(async (tx) => {
      await tx.execute(sql`select from partners where partner_id = 1 for update`)
      for (const keyword of ['하나', '둘']) saves.push(put('keywords', { keywords: [keyword] }, etag))
      await waiting(app.database, 2, Promise.allSettled(saves))
    })
    const ended = await Promise.allSettled(saves)
    const kept = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value.data : []))
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? (one.reason as ApiError).status : []))
    expect(refused).toEqual([409])
    expect(kept).toEqual([(await read('keywords')).data])
  })

  test('recommended keywords are what the search offers, in the order that was given', async () => {
    await change('keywords', { keywords: ['필러', '보톡스', '점 빼기'] })
    const { rows } = await visitor().request('GET /customer/partner-keywords')
    expect(rows.map(({ keyword }) => keyword)).toEqual(['필러', '보톡스', '점 빼기'])
    const other = await app.client(hosts.b).request('GET /customer/partner-keywords')
    expect(other.rows.map(({ keyword }) => keyword)).not.toContain('점 빼기')
    const twice = await problem(change('keywords', { keywords: ['필러', '필러'] }))
    expect(twice.errors).toMatchObject([{ path: '/keywords' }])
  })

  test('hosts are told with the main one, and links lead to the site’s address where one is set', async () => {
    await change('channels', { domainUrl: null })
    const told = await owner.request('GET /admin/hosts')
    expect(told).toMatchObject({ linksTo: hosts.a })
    expect(told.rows[0]).toEqual({ host: hosts.a, isMain: true })
    expect(told.rows.map(({ host }) => host)).not.toContain(hosts.b)
    await change('channels', { domainUrl: 'clinic.kr' })
    expect((await owner.request('GET /admin/hosts')).linksTo).toBe('clinic.kr')
  })

  test('the table of uninsured prices is shown until the clinic turns it off', async () => {
    const isShown = async () => (await partner()).homepageConfig.useMedicalCharge
    expect(await isShown()).toBe(true)
    await change('homepage', { useMedicalCharge: false })
    expect(await isShown()).toBe(false)
  })

  test('of another group of the profile stay as they are', async () => {
    await change('channels', { kakaoTalkUrl: 'https://pf.kakao.com/_one' })
    await change('homepage', { seoTitle: '새 제목', hasPriceView: false })
    await change('clinic', { partnerCeoName: '한서윤' })
    expect(await partner()).toMatchObject({
      partnerCeoName: '한서윤',
      partnerMarketingInfo: { kakaoTalkUrl: 'https://pf.kakao.com/_one' },
      homepageConfig: { seoTitle: '새 제목', hasPriceView: false },
    })
    const { rows } = await visitor().request('GET /v2/products', { query: {} })
    expect(JSON.stringify(rows)).not.toContain('"amount"')
  })

  test.each([
    ['clinic', { partnerTel: '전화 주세요' }, '/partnerTel', '02-1234-5678'],
    ['clinic', { partnerBusinessNumber: '12-345' }, '/partnerBusinessNumber', '120-00-00142'],
    ['clinic', { partnerName: '' }, '/partnerName', ''],
    ['clinic', { naverMapUrl: 'javascript:alert(1)' }, '/naverMapUrl', 'https://'],
    ['opening-hours', { monday: { open: '10:00' } }, '/monday/close', '함께'],
    ['opening-hours', { monday: { open: '25:00', close: '26:00' } }, '/monday/open', 'HH:MM'],
    ['opening-hours', { monday: { open: '11:00', close: '20:00' } }, '/shown', '요일마다'],
    ['opening-hours', { lunch: { start: '14:00', end: '13:00' } }, '/lunch/end', '순서대로'],
    ['booking', { slotMinutes: 7 }, '/slotMinutes', ''],
    ['booking', { rangeDays: 366 }, '/rangeDays', '365'],
    ['messages', { clinic: { clinicRecipients: ['02-1'] } }, '/clinic/clinicRecipients/0', ''],
    ['messages', { booking: { PHONE_CODE: { isSent: false } } }, '/booking/PHONE_CODE/isSent', ''],
    [
      'messages',
      { booking: { PHONE_CODE: { words: '안녕하세요' } } },
      '/booking/PHONE_CODE/words',
      '#{인증번호}',
    ],
    [
      'messages',
      { booking: { CANCELLED: { words: '#{날짜} #{시각} #{링크}' } } },
      '/booking/CANCELLED/words',
      '쓸 수 없는 값이 있습니다: #{링크}',
    ],
    [
      'messages',
      { clinic: { CONSULTATION: { templateCode: '한글' } } },
      '/clinic/CONSULTATION/templateCode',
      '영문',
    ],
    ['channels', { ga4Id: 'UA-1234' }, '/ga4Id', 'G-'],
    ['channels', { gtmId: '<script>' }, '/gtmId', 'GTM-'],
    ['channels', { naverDomainCheckHtml: '<script>alert(1)</script>' }, '/naverDomainCheckHtml', 'meta'],
    ['homepage', { popupGridWidthCount: 9 }, '/popupGridWidthCount', '6'],
    ['origins', { allowedOrigins: ['http://clinic.kr'] }, '/allowedOrigins/0', 'https://'],
    ['origins', { allowedOrigins: ['https://clinic.kr/path'] }, '/allowedOrigins/0', '경로'],
    ['origins', { allowedOrigins: ['https://clinic.kr:443'] }, '/allowedOrigins/0', '443'],
    ['origins', { allowedOrigins: ['https://a.kr', 'https://a.kr'] }, '/allowedOrigins', '한 번만'],
    ['origins', { allowedOrigins: ['https://*.kr'] }, '/allowedOrigins/0', 'https://'],
  ])('%s with %j is refused at %s', async (setting, fields, path, words) => {
    const before = await read(setting)
    const refused = await problem(change(setting, fields))
    const [first] = refused.errors
    expect([refused.status, first?.path]).toEqual([422, path])
    expect(first?.message).toContain(words)
    expect(first?.message).toMatch(/[가-힣]/)
    expect((await read(setting)).etag).toBe(before.etag)
  })

  test('saved over somebody else’s work are refused, with who and what', async () => {
    const { data, etag } = await read('clinic')
    const manager = app.client(hosts.a, await cookieOf('manager'))
    await put('clinic', { ...data, partnerTel: '02-1111-2222' }, etag, {}, manager)
    const late = await problem(put('clinic', { ...data, partnerCeoName: '윤도현' }, etag))
    expect([late.status, late.code]).toEqual([409, 'stale'])
    expect(late.message).toMatch(/^manager님이 /)
    expect(late.errors).toEqual([
      { path: '/partnerTel', message: expect.stringMatching(/^대표 전화: .+ → 02-1111-2222$/) },
    ])
    expect((await partner()).partnerCeoName).not.toBe('윤도현')
  })

  test('of ten who save one state, one succeeds', async () => {
    const { data, etag } = await read('clinic')
    const saves = Array.from({ length: 10 }, (_, index) =>
      put('clinic', { ...data, partnerCopyRight: `${index}` }, etag).then(
        () => 200,
        (error: ApiError) => error.status,
      ),
    )
    expect((await Promise.all(saves)).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  })
})

const book = async (reservedAt: string, more: Data = {}) => {
  const contact = { contactName: '이바다', contactPhone: '010-9876-5432' }
  const body = { type: 'VISIT', reservedAt, ...contact, employeeId: doctor, ...more }
  const response = await app.send('/customer/reservations', { body })
  const made = await response.json()
  expect([response.status, made.message]).toEqual([201, undefined])
  return made as { id: number; status: string }
}

describe('how bookings are taken', () => {
  test('follows the policy: who confirms, and how far ahead', async () => {
    expect((await book(at(3, 10))).status).toBe('REQUESTED')
    await change('booking', { mode: 'AT_ONCE', rangeDays: 5 })
    expect((await book(at(3, 15))).status).toBe('CONFIRMED')
    expect((await partner()).homepageConfig).toMatchObject({
      reservationMode: 'STRICT',
      reservationConfirm: 'IMMEDIATE',
      reservationRange: '5D',
    })
    const dates = await visitor().request('GET /partner-schedules/available-dates', { query: {} })
    expect(dates.lastDay).toBe(inDays(5))
    await change('booking', { mode: 'SHARED' })
    await change('messages', { clinic: { clinicRecipients: ['02-123-4567'] } })
    expect((await read('booking')).data).toMatchObject({
      mode: 'SHARED',
      rangeDays: 5,
    })
    expect((await read('messages')).data).toMatchObject({ clinic: { clinicRecipients: ['+8221234567'] } })
  })
})

describe('a time that is closed', () => {
  const times = async (days: number) => {
    const answer = await visitor().request('GET /partner-schedules/time', { query: { day: inDays(days) } })
    return answer.reason?.message ?? answer.rows.filter(({ isAvailable }) => isAvailable).length
  }
  const specialDay = (fields: Data, query = {}) =>
    owner.request('POST /admin/{resource}', {
      params: { resource: 'special-days' },
      query,
      body: { startsOn: inDays(3), endsOn: inDays(3), reason: '여름휴가', ...fields },
    })

  test('by a day off is refused once with the reservations in it, and closed when that is accepted', async () => {
    const { id } = await book(at(3, 10))
    await book(at(4, 10))
    const refused = await problem(specialDay({}))
    expect([refused.status, refused.code]).toEqual([409, 'reservations-stand'])
    expect(refused.message).toContain('1건')
    expect(refused.reservations).toEqual([
      { id, reservedAt: at(3, 10), employeeName: '한서윤', contactName: '이*다' },
    ])
    expect(await times(3)).toBeGreaterThan(0)
    const made = await specialDay({}, { acceptReservations: true })
    expect(await times(3)).toBe('여름휴가')
    // What stands there already is no news: the next change goes through.
    const saved = await owner.request('PUT /admin/{resource}/{id}', {
      params: { resource: 'special-days', id: made.id },
      body: { ...made.data, reason: '휴가' },
      headers: { 'if-match': made.etag },
    })
    expect([saved.data.reason, await times(3)]).toEqual(['휴가', '휴가'])
    const kept = await owner.request('GET /admin/reservations', { query: { day: inDays(3) } })
    expect(kept.rows.filter(({ status }) => status === 'REQUESTED')).toHaveLength(1)
  })

  test('of a doctor, in part, concerns that doctor’s reservations alone', async () => {
    const other = await addDoctor(app.database, 1, { name: '윤도현', position: 9 })
    await book(at(3, 10), { employeeId: other })
    const afternoon = { employeeId: doctor, startTime: '14:00', endTime: '19:00', reason: '학회' }
    await specialDay(afternoon)
    const own = await visitor().request('GET /partner-schedules/time', {
      query: { day: inDays(3), employeeId: doctor },
    })
    expect(own.rows.find(({ isAvailable }) => isAvailable)?.time).toBe('14:00')
    await book(at(3, 15))
    const closed = await problem(specialDay({ employeeId: doctor }))
    expect(closed.reservations.map(({ employeeName }) => employeeName)).toEqual(['한서윤'])
  })

  test('by the week’s hours, a doctor’s hours or by opening again is one, too', async () => {
    const { id } = await book(at(3, 18))
    const hours = await read('opening-hours')
    const days = Object.fromEntries(
      Object.entries(hours.data).map(([name, day]) => [
        name,
        name.endsWith('day') ? { ...(day as Data), open: '10:00', close: '18:00' } : day,
      ]),
    )
    const refused = await problem(put('opening-hours', days, hours.etag))
    expect(refused.reservations.map((one) => one.id)).toEqual([id])
    await put('opening-hours', days, hours.etag, { acceptReservations: true })
    expect((await partner()).mondayClose).toBe('18:00')
    expect((await lastEntry())?.changes).toContainEqual({
      field: '월요일 · 닫는 시각',
      before: '19:00',
      after: '18:00',
    })
    const params = { resource: 'employees', id: doctor }
    await book(at(4, 10))
    const before = await owner.request('GET /admin/{resource}/{id}', { params })
    const never = { weekday: 1, startTime: '10:00', endTime: '11:00', validUntil: '2020-01-01' }
    const save = (query: object) =>
      owner.request('PUT /admin/{resource}/{id}', {
        params,
        query,
        body: { ...before.data, hours: [never] },
        headers: { 'if-match': before.etag },
      })
    expect((await problem(save({}))).code).toBe('reservations-stand')
    const saved = await save({ acceptReservations: true })
    await owner.request('PUT /admin/{resource}/{id}', {
      params,
      body: before.data,
      headers: { 'if-match': saved.etag },
    })
    // A day that was opened by hand closes when that is taken back.
    await change('booking', { isClosedOnPublicHolidays: false })
    const late = await specialDay({
      startsOn: inDays(5),
      endsOn: inDays(5),
      startTime: '07:00',
      endTime: '21:00',
    })
    await book(at(5, 7))
    const remove = (query = {}) =>
      owner.request('DELETE /admin/{resource}/{id}', {
        params: { resource: 'special-days', id: late.id },
        query,
      })
    expect((await problem(remove())).code).toBe('reservations-stand')
    await remove({ acceptReservations: true })
  })

  test('is listed for the clinic and for each doctor, and found by what is ahead', async () => {
    await specialDay({})
    await specialDay({ employeeId: doctor, startTime: '10:00', endTime: '13:00', reason: '학회' })
    await specialDay({ startsOn: '2020-01-01', endsOn: '2020-01-02', reason: '지난 휴가' })
    const list = async (query: Record<string, string>) =>
      (await owner.request('GET /admin/{resource}', { params: { resource: 'special-days' }, query })).rows
    expect((await list({})).map(({ values }) => [values.reason, values.employee, values.hours])).toEqual([
      ['학회', '한서윤', '10:00 – 13:00'],
      ['여름휴가', '병원 전체', '휴진'],
      ['지난 휴가', '병원 전체', '휴진'],
    ])
    expect((await list({ when: 'past' })).map(({ title }) => title)).toEqual(['지난 휴가'])
    expect((await list({ employeeId: String(doctor) })).map(({ title }) => title)).toEqual(['학회'])
    const refused = await problem(specialDay({ employeeId: 999_999 }))
    expect(refused.errors).toMatchObject([{ path: '/employeeId' }])
  })
})

describe('pages of other sites', () => {
  const registered = 'https://event.clinic.example'
  const stranger = 'https://evil.example'
  const asked = { 'access-control-request-headers': 'content-type' }
  const preflight = (path: string, method: string, origin = registered, host = hosts.a) =>
    app.send(path, {
      method: 'OPTIONS',
      host,
      headers: { origin, 'access-control-request-method': method, ...asked },
    })
  const from = (origin: string, path: string, options: Parameters<typeof app.send>[1] = {}) =>
    app.send(path, { ...options, headers: { origin, 'sec-fetch-site': 'cross-site', ...options.headers } })
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin')
  beforeAll(() => change('origins', { allowedOrigins: [registered] }))

  test('of a registered origin read what is public, and book', async () => {
    const read = await from(registered, '/partners/this')
    expect([read.status, allowed(read), read.headers.get('vary')]).toEqual([
      200,
      registered,
      'accept-encoding, product-origin, cookie, authorization, origin',
    ])
    const may = await preflight('/customer/reservations', 'POST')
    expect([may.status, allowed(may)]).toEqual([204, registered])
    expect(may.headers.get('access-control-allow-methods')).toBe('POST')
    expect(may.headers.get('access-control-allow-headers')).toBe(
      'content-type, guest-id, idempotency-key, if-none-match, product-origin',
    )
    const body = {
      type: 'VISIT',
      reservedAt: at(3, 10),
      contactName: '이바다',
      contactPhone: '010-1111-2222',
    }
    const made = await from(registered, '/customer/reservations', { body })
    expect([made.status, allowed(made)]).toEqual([201, registered])
    // So that the page can say why not.
    const refused = await from(registered, '/customer/reservations', { body: { type: 'VISIT' } })
    expect([refused.status, allowed(refused)]).toEqual([422, registered])
    const missing = await from(registered, '/v2/products/999999')
    expect([missing.status, allowed(missing)]).toEqual([404, registered])
  })

  test.each([
    stranger,
    'null',
    'http://event.clinic.example',
    'https://event.clinic.example.evil.example',
    'https://event.clinic.example:8443',
    'https://sub.event.clinic.example',
  ])('of %s are refused', async (origin) => {
    const asking = await preflight('/customer/reservations', 'POST', origin)
    expect([asking.status, allowed(asking)]).toEqual([403, null])
    expect((await asking.json()).message).toContain('허용 사이트')
    const read = await from(origin, '/partners/this')
    expect(allowed(read)).toBeNull()
  })

  test('come in nobody’s name, and make no other call', async () => {
    const visitorCookie = (await signInCustomer(app.database, 1)).cookie
    const consoleCookie = await app.signIn()
    for (const cookie of [visitorCookie, consoleCookie]) {
      const body = { reservedAt: at(3, 15), type: 'VISIT' }
      const sent = await from(registered, '/customer/reservations', { body, headers: { cookie } })
      expect([sent.status, (await sent.json()).code]).toEqual([403, 'cross-site'])
    }
    const paths = [
      ['/admin/settings/origins', 'PUT'],
      ['/customers/this', 'GET'],
      ['/api/signin', 'POST'],
    ] as const
    for (const [path, method] of paths) {
      const asking = await preflight(path, method)
      expect([path, asking.status, allowed(asking)]).toEqual([path, 405, null])
    }
    const cart = await preflight('/guest/carts', 'POST')
    expect(cart.headers.get('access-control-allow-methods')).toBe('GET')
    const own = await from(registered, '/customers/this', { headers: { cookie: visitorCookie } })
    expect([own.status, allowed(own)]).toEqual([200, null])
    for (const response of [
      await from(registered, '/partners/this'),
      await preflight('/partners/this', 'GET'),
    ]) {
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('are let in by the partner that registered them alone, for as long as it does', async () => {
    expect((await preflight('/partners/this', 'GET', registered, hosts.b)).status).toBe(403)
    const other = await from(registered, '/partners/this', { host: hosts.b })
    expect(allowed(other)).toBeNull()
    // The site that is meant counts, and not the host that was reached.
    const meant = { 'product-origin': `http://${hosts.b}` }
    expect(allowed(await from(registered, '/partners/this', { headers: meant }))).toBeNull()
    await change('origins', { allowedOrigins: [] })
    expect((await preflight('/partners/this', 'GET')).status).toBe(403)
    expect(allowed(await from(registered, '/partners/this'))).toBeNull()
  })
})
