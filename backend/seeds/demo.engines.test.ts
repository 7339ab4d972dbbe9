import { bindPartner } from '#backend/database/partner.ts'
import { partners } from '#backend/partners/table.ts'
import { calendarFrom } from '#backend/seeds/calendar.ts'
import { writeClinic } from '#backend/seeds/clinic/write-clinic.ts'
import { demoPartners } from '#demo/index.ts'
import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { definitions } from '#registry/definitions.ts'
import { resolve } from '#registry/resolve.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import { partnerProfile } from '#schema/partners.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { rounds } from '#tests/support/rounds.ts'

/** The demo with pictures that are quickly drawn, in a few seconds instead of a minute: what they show is tested elsewhere. */
const small = ({ pictures, ...rest }: DemoPartner): DemoPartner => ({
  ...rest,
  pictures: Object.fromEntries(
    Object.entries(pictures).map(([name, one], index) => [
      name,
      { ...one, kind: 'portrait', seed: index + 1, width: 48, height: 32 },
    ]),
  ),
})

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  const certification = { provider: 'demo' } as const
  app = await startBackend({ partners: demoPartners.map(small), definitions, certification })
})
afterAll(() => app.close())

describe.each(demoPartners.map(({ code, hosts: [host = ''] }) => ({ code, host })))('$code', ({ host }) => {
  const problems = (slot: Parameters<typeof resolve>[0], envelope: BlockEnvelope) =>
    resolve(slot, envelope, definitions).problem?.message ?? []

  test('has a shell and pages whose every block can be shown', async () => {
    const api = app.client(host, await app.signIn(host))
    const shell = await api.request('GET /page', { query: { path: '/_app' } })
    if (!('global' in shell)) throw new Error('/_app is not the shell')
    expect(globalSlots.flatMap((slot) => problems(slot, shell.global[slot]))).toEqual([])
    const { rows } = await api.request('GET /admin/pages')
    for (const { draft } of rows) {
      const path = draft.pattern.replaceAll(/:\w+/g, '1')
      const page = await api.request('GET /page', { query: { path } })
      if (!('blocks' in page)) throw new Error(`${path} is not a page`)
      expect(page.blocks.flatMap((block) => problems('section', block))).toEqual([])
    }
  })

  test('can be saved as it is in the console, and is then unchanged', async () => {
    const api = app.client(host, await app.signIn(host))
    const { slots } = await api.request('GET /admin/global')
    for (const slot of globalSlots) {
      const { draft, etag } = slots[slot]
      const saved = await api.request('PUT /admin/global/{slot}', {
        params: { slot },
        body: draft,
        headers: { 'if-match': etag },
      })
      expect(saved).toEqual(slots[slot])
    }
    for (const { key, draft, etag } of (await api.request('GET /admin/pages')).rows) {
      const saved = await api.request('PUT /admin/pages/{key}', {
        params: { key },
        body: draft,
        headers: { 'if-match': etag },
      })
      expect([key, saved.etag, saved.changed]).toEqual([key, etag, false])
    }
  })

  test('certifies whoever tries it out, in production too', async () => {
    const { token } = await app.client(host).request('POST /certification', { body: {} })
    expect(token).toEqual(expect.any(String))
  })

  test('is found by its recommended keywords', async () => {
    const api = app.client(host)
    for (const { keyword } of (await api.request('GET /customer/partner-keywords')).rows) {
      const { count } = await api.request('GET /customer/search', { query: { keyword } })
      expect([keyword, count > 0]).toEqual([keyword, true])
    }
  })
})

test('its treatments are found by what people call them, and by the first consonants of that', async () => {
  for (const keyword of ['보톡스', 'ㅂㅌㅅ']) {
    const { rows } = await app.client('localhost').request('GET /v2/products', { query: { keyword } })
    expect([keyword, rows[0]?.name]).toEqual([keyword, '보툴리눔 톡신'])
  }
})

type Numbers = Record<string, number>

/** How many rows each list of a clinic has, as its visitors see it. */
async function counts(host: string): Promise<Numbers> {
  const api = app.client(host)
  const query = { pageSize: 1 }
  return {
    categories: (await api.request('GET /v2/product-categories', { query: {} })).count,
    treatments: (await api.request('GET /v2/products', { query })).count,
    events: (await api.request('GET /events', { query })).count,
    exhibitions: (await api.request('GET /customer/exhibitions', { query })).count,
    doctors: (await api.request('GET /partner-employees', { query: {} })).count,
    notices: (await api.request('GET /customer/notices', { query })).count,
    faqs: (await api.request('GET /customer/faqs', { query })).count,
    afterNotices: (await api.request('GET /customer/after-notices', { query: {} })).count,
    popups: (await api.request('GET /customer/popups')).rows.length,
    beforeAfters: (await api.request('GET /customer/before-afters', { query })).count,
    reviews: (await api.request('GET /customer/partner-reviews', { query })).count,
    terms: (await api.request('GET /terms', { query: { target: 'CUSTOMER' } })).count,
  }
}

test('a clinic has as much to show as a real one', async () => {
  expect(await counts('localhost')).toMatchObject({
    categories: 8,
    treatments: 40,
    events: 7,
    exhibitions: 4,
    doctors: 6,
    notices: 30,
    faqs: 31,
    afterNotices: 8,
  })
  expect(await counts('mirae.localhost')).toMatchObject({
    categories: 8,
    treatments: 40,
    doctors: 6,
    events: 6,
  })
  expect(await counts('solo.localhost')).toMatchObject({ treatments: 5, events: 0, doctors: 1, popups: 0 })
})

test('popups of every year are there, besides those whose posters name their days', async () => {
  const { rows } = await app.client('localhost').request('GET /customer/popups')
  expect(rows.filter(({ endsAt }) => endsAt === null).length).toBe(2)
  expect(rows.length).toBeGreaterThanOrEqual(3)
})

test('an event that is found leads to itself', async () => {
  const { groups } = await app
    .client('localhost')
    .request('GET /customer/search', { query: { keyword: '리프팅', kinds: ['event'] } })
  const [row] = groups[0]?.rows ?? []
  expect(row?.path).toBe(`/events?eventId=${row?.id}`)
})

test('no page of the demo has a visitor close a second popup, where they come one after another', async () => {
  const { rows } = await app.client('localhost').request('GET /customer/popups')
  const shown = rows.flatMap(({ devices, locations }) =>
    devices.flatMap((device) => locations.map((path) => `${device} ${path}`)),
  )
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted())
})

test('doctors work on most days of the next eight weeks, and not when they say so', async () => {
  const { rows } = await app
    .client('localhost')
    .request('GET /partner-employee-schedules', { query: eightWeeks() })
  for (const { employee, days } of rows) {
    const working = days.filter(({ hours }) => hours.length > 0).length
    expect([employee.name, working > 20]).toEqual([employee.name, true])
  }
  const reasons = rows.flatMap(({ days }) => days.map(({ reason }) => reason?.message))
  // Not of one day off: on a public holiday the reason is the holiday's.
  expect(reasons).toEqual(expect.arrayContaining([expect.stringMatching(/^(학회|연차)/)]))
})

const seoulDay = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
const eightWeeks = () => ({ from: seoulDay(0), to: seoulDay(55) })

test('a demo can be started on any day of a year', async () => {
  const picture = { src: '/_files/1/gated/0123456789abcdef.webp', alt: '', width: 4, height: 3 }
  const images = new Proxy({}, { get: () => picture })
  for (const [index, demo] of demoPartners.entries()) {
    for (let week = 0; week < 52; week += 52 / rounds({ few: 2, all: 13 })) {
      const partnerId = 100 + index * 100 + week
      const calendar = calendarFrom(new Date(Date.UTC(2026, 0, 1 + week * 7 + (week % 7))))
      const clinic = demo.clinic?.(calendar)
      if (!clinic) throw new Error(`${demo.code} has no clinic`)
      const profile = partnerProfile.parse(demo.profile)
      const passwordHashes = new Map<string, string>()
      await app.database.asOperator(async (tx) => {
        await tx.insert(partners).values({ partnerId, code: `day-${partnerId}`, profile })
        await writeClinic(bindPartner(tx, partnerId), { clinic, calendar, images, profile, passwordHashes })
      })
    }
  }
})
