import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { migrationNames } from '#backend/kernel/database/migrate.ts'
import { readPages } from '#backend/publishing/site/define-page.ts'
import { findPage } from '#backend/publishing/site/site.ts'
import { definitions } from '#registry/definitions.ts'
import { resolve } from '#registry/resolve.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { theme as themeSchema } from '#schema/theme.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, startBackend } from '#tests/support/backend.ts'
import { readDump } from '#backend/operation/dump/import-dump.ts'
import type { Dump } from '#backend/operation/dump/format.ts'
import { demoClinics, demoFolder, seedDemo, type SeedResult } from './seed-demo.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let seeded: SeedResult
beforeAll(async () => {
  app = await startBackend({ partners: [], definitions, certification: { provider: 'demo' } })
  seeded = await seedDemo({ database: app.database, files: app.files, admin })
})
afterAll(() => app.close())

const hostOf = { raon: 'localhost', mirae: 'mirae.localhost', solo: 'solo.localhost' }
const clinics = demoClinics.map((code) => ({ code, host: hostOf[code] }))

test('a new database gets the three clinics, one that has clinics is left as it is', async () => {
  expect(seeded).toEqual({ partners: [...demoClinics], email: admin.email })
  expect(await seedDemo({ database: app.database, files: app.files, admin })).toMatchObject({ partners: [] })
})

test('demo and templates have every migration, so that reading one starts no database to upgrade it', () => {
  const exports = ['demo', 'templates'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'clinic.json')),
  )
  expect(exports.length).toBeGreaterThan(demoClinics.length)
  for (const path of exports) {
    const { migrations } = JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[] }
    expect([path, migrations]).toEqual([path, migrationNames])
  }
})

test('its pictures are 8 MB at most together', () => {
  const sizes = demoClinics.flatMap((clinic) => {
    const folder = join(demoFolder(clinic), 'files')
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  })
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
})

describe.each(clinics)('$code', ({ host }) => {
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

type Leaf = { path: string; key: string; value: string }

/** Every text in a value, with the key it stands under. */
function leaves(value: unknown, path = '', key = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, key, value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, `${path}/${name}`, Array.isArray(value) ? key : name),
  )
}

/** Source: Medical Service Act, article 56. */
const banned =
  /최고|최초|최상|최대|최신|유일|독보적|1위|일등|완치|완벽|100\s?%|부작용\s?없|부작용이\s?없|통증\s?없|무통증|영구|기적|획기적|반드시\s?효과|효과\s?보장|보장합니다|1\s?\+\s?1|명의|원조|만족도|추천\s?1/u

/** Relative luminance and contrast. Source: WCAG 2.2, 1.4.3. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(clinics)('texts of $code', ({ code }) => {
  let dump: Dump
  let texts: Leaf[]
  let pages: (PageDefinition & { key: string })[]
  beforeAll(async () => {
    dump = await readDump(demoFolder(code))
    texts = dump.rows
      .filter(({ table }) => !['visits', 'files'].includes(table))
      .flatMap(({ table, row }) =>
        leaves(table === 'contents' ? JSON.parse(String(row.body)) : row, `${table}/${String(row.id ?? '')}`),
      )
    const body = (hash: unknown) =>
      dump.rows.find(({ table, row }) => table === 'contents' && row.hash === hash)?.row.body
    pages = dump.rows
      .filter(({ table, row }) => table === 'drafts' && row.kind === 'page')
      .map(({ row }) => ({ key: String(row.key), ...(JSON.parse(String(body(row.hash))) as PageDefinition) }))
  })

  test('nothing is said that medical advertising may not say', () => {
    expect(texts.filter(({ value }) => banned.test(value))).toEqual([])
  })

  test('no day of a year is named in words, since days move', () => {
    expect(texts.filter(({ key, value }) => key !== 'body' && /\d{1,2}월 \d{1,2}일\(/.test(value))).toEqual(
      [],
    )
  })

  test('every link inside leads to a page of the clinic', () => {
    const site = {
      pages: [
        ...pages.map(({ key, ...definition }) => ({ key, definition })),
        ...readPages(defaultPages, definitions),
      ],
    }
    const lost = texts.filter(({ key, value }) => {
      if (!/url$|^link_?to$/i.test(key) || !value.startsWith('/') || value.startsWith('/_files/'))
        return false
      return !findPage(site, value.split(/[?#]/)[0] ?? '')
    })
    expect(lost).toEqual([])
  })

  test('every picture is shown somewhere, and every picture shown is there', () => {
    const shown = new Set(texts.map(({ value }) => value).filter((value) => value.startsWith('/_files/')))
    expect([...shown].filter((src) => !dump.files.has(src))).toEqual([])
    expect([...dump.files.keys()].filter((src) => !shown.has(src))).toEqual([])
  })

  test('every page has a title and a description of its own', () => {
    for (const part of ['title', 'description'] as const) {
      const values = pages.map(({ key, seo }) => seo[part] ?? `${key} has no ${part}`)
      expect(values.filter((value) => / has no /.test(value))).toEqual([])
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('the theme can be read', () => {
    const hash = dump.rows.find(({ table, row }) => table === 'drafts' && row.kind === 'theme')?.row.hash
    const { row } = dump.rows.find((one) => one.table === 'contents' && one.row.hash === hash) ?? {}
    const theme = themeSchema.parse(JSON.parse(String(row?.body)))
    for (const [text, ground] of [
      ['ink', 'ground'],
      ['ink', 'surface'],
      ['primary1', 'ground'],
      ['primary1', 'surface'],
      ['primary2', 'ground'],
      ['primary2', 'surface'],
      ['accent', 'ground'],
      ['accent', 'surface'],
      ['onPrimary', 'primary1'],
      ['onPrimary', 'primary2'],
      ['ground', 'ink'],
    ] as const)
      expect([text, ground, contrast(theme[text], theme[ground]) >= 4.5]).toEqual([text, ground, true])
  })
})
