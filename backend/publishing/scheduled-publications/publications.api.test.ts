import { ApiError } from '#api/client.ts'
import type { GlobalSlot } from '#schema/block.ts'
import { publishDue } from './publish-due.ts'
import { contents } from '#backend/publishing/site/table.ts'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { suspend } from '#tests/support/suspend.ts'

/* What is chosen is published, now or at a time; the rest stays as it is. Source: docs/product.md, D1, D9, D10. */

const logger = pino({ level: 'silent' })
let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
let api: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
  api = app.client(hosts.a, cookie)
})
afterAll(() => app.close())

type Change = { kind: 'global' | 'page' | 'theme'; key: string; etag: string }
const slotOf = async (slot: GlobalSlot) => (await api.request('GET /admin/global')).slots[slot]
const components = { header: 'TestHeaderA', footer: 'TestFooter' }
/** Saves a slot's draft; returns what chooses it. */
async function draft(slot: 'header' | 'footer', text: string): Promise<Change> {
  const data = slot === 'header' ? { title: text } : { note: text }
  const { etag } = await api.request('PUT /admin/global/{slot}', {
    params: { slot },
    body: { component: components[slot], data },
    headers: { 'if-match': (await slotOf(slot)).etag },
  })
  return { kind: 'global', key: slot, etag }
}
const pageState = async (key: string) =>
  (await api.request('GET /admin/pages')).rows.find((row) => row.key === key)
async function draftPage(key: string, pattern: string, title = key): Promise<Change> {
  const state = await api.request('PUT /admin/pages/{key}', {
    params: { key },
    body: { pattern, title, blocks: [] },
    headers: { 'if-match': (await pageState(key))?.etag ?? '"new"' },
  })
  return { kind: 'page', key, etag: state.etag }
}
async function removePage(key: string): Promise<Change> {
  const etag = (await pageState(key))?.etag ?? ''
  await api.request('DELETE /admin/pages/{key}', { params: { key }, headers: { 'if-match': etag } })
  return { kind: 'page', key, etag: '"new"' }
}
const publish = async (...changes: Change[]) =>
  (await api.request('POST /admin/publish', changes.length > 0 ? { body: { changes } } : {})).revision

/** Texts of header and footer that visitors see. */
async function shown() {
  const { global } = JSON.parse(await (await app.send('/page?path=/_app')).text())
  return [global.header.data.title, global.footer.data.note]
}
const statusOf = async (path: string) => (await app.send(`/page?path=${path}`)).status
const problem = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected a problem, got ${JSON.stringify(error)}`)
}
const current = async () => (await api.request('GET /admin/revisions')).rows[0]?.revision

const scheduled = async () => (await api.request('GET /admin/scheduled-publications')).rows
const soon = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString()
const schedule = (changes: Change[], times: { dueAt?: string; endsAt?: string } = {}) =>
  api.request('POST /admin/scheduled-publications', { body: { changes, dueAt: soon(), ...times } })
const take = (database = app.database) => publishDue(database, { defaults: [], logger })
/** Lets what is scheduled be due, as if its time had come, and takes it. */
async function come(id: number): Promise<void> {
  await app.database.asOperator((tx) =>
    tx.execute(sql`update scheduled_publications set due_at = now() - interval '1 second' where id = ${id}`),
  )
  await take()
}

beforeEach(async () => {
  await app.database.asOperator((tx) => tx.execute(sql`delete from scheduled_publications`))
  await draft('header', '머리')
  await draft('footer', '바닥')
  await publish()
})

describe('publishing what is chosen', () => {
  test('shows that and leaves the rest a draft', async () => {
    const header = await draft('header', '새 머리')
    await draft('footer', '새 바닥')
    const before = await current()
    expect(await publish(header)).toBe((before ?? 0) + 1)
    expect(await shown()).toEqual(['새 머리', '바닥'])
    expect(await slotOf('header')).toMatchObject({ changed: false })
    expect(await slotOf('footer')).toMatchObject({ changed: true, draft: { data: { note: '새 바닥' } } })
    expect(await publish(header)).toBe((before ?? 0) + 1)
    await publish()
    expect(await shown()).toEqual(['새 머리', '새 바닥'])
  })

  test('publishes nothing where a chosen draft was saved since it was seen', async () => {
    const seen = await draft('header', '본 것')
    const footer = await draft('footer', '함께')
    await draft('header', '못 본 것')
    const refused = { status: 409, code: 'stale', message: expect.stringMatching(/^관리자님이 .*에 저장/) }
    expect(await problem(publish(footer, seen))).toMatchObject(refused)
    expect(await problem(schedule([footer, seen]))).toMatchObject(refused)
    expect(await problem(publish({ ...footer, key: 'nothing' }))).toMatchObject({
      status: 422,
      errors: [{ path: '/changes/0/key' }],
    })
    expect(await shown()).toEqual(['머리', '바닥'])
    expect(await scheduled()).toEqual([])
  })

  test('refuses a page at whose path another stands until that goes along, and says which', async () => {
    await publish(await draftPage('first', '/one', '첫째'), await draftPage('second', '/two', '둘째'))
    const aside = await draftPage('second', '/three', '둘째')
    const moved = await draftPage('first', '/two', '첫째')
    expect(await problem(publish(moved))).toMatchObject({
      status: 422,
      code: 'incomplete-publication',
      errors: [{ path: '/changes' }],
      message: expect.stringMatching(
        /‘첫째’ 페이지의 경로\(\/two\).*‘둘째’ 페이지의 변경도 함께 골라 주세요/,
      ),
    })
    expect(await statusOf('/three')).toBe(404)
    await publish(moved, aside)
    expect(await (await app.send('/page?path=/two')).json()).toMatchObject({ key: 'first' })
    expect(await (await app.send('/page?path=/one')).json()).toMatchObject({ movedTo: '/two' })

    const gone = await removePage('second')
    const taker = await draftPage('taker', '/three', '셋째')
    expect(await problem(publish(taker))).toMatchObject({ code: 'incomplete-publication' })
    await publish(taker, gone)
    expect(await (await app.send('/page?path=/three')).json()).toMatchObject({ key: 'taker' })
  })

  test('the first time takes all slots, and has no end', async () => {
    await app.database.asOperator((tx) =>
      tx.execute(sql`update partners set published_revision = 0 where partner_id = 2`),
    )
    const other = app.client(hosts.b, await app.signIn(hosts.b))
    const { slots } = await other.request('GET /admin/global')
    const changes = Object.entries(slots).map(([key, { etag }]) => ({ kind: 'global' as const, key, etag }))
    const send = (some: Change[], endsAt?: string) =>
      other.request('POST /admin/publish', { body: { changes: some, ...(endsAt && { endsAt }) } })
    expect(await problem(send(changes.slice(0, 5)))).toMatchObject({
      code: 'incomplete-publication',
      message: expect.stringContaining('위젯도 함께 골라 주세요'),
    })
    expect(await problem(send(changes, soon()))).toMatchObject({ errors: [{ path: '/endsAt' }] })
    expect((await send(changes)).revision).toBeGreaterThan(0)
  })
})

describe('a scheduled publication', () => {
  test('shows at its time what was chosen then, whatever is edited and published in between', async () => {
    const { id } = await schedule([await draft('header', '예약한 머리')])
    await draft('header', '고치는 중')
    await publish(await draft('footer', '사이에 공개'))
    await take()
    expect(await shown()).toEqual(['머리', '사이에 공개'])
    expect(await scheduled()).toMatchObject([
      { id, by: '관리자', problem: null, changes: [{ title: '헤더', isRemoved: false }] },
    ])

    // News of what was published before may come now too.
    const told: unknown[] = []
    const stop = app.backend.onPublished((news) => told.push(news))
    await come(id)
    stop()
    expect(told).toContainEqual({ partnerId: 1, revision: await current() })
    expect(await shown()).toEqual(['예약한 머리', '사이에 공개'])
    expect((await api.request('GET /admin/revisions')).rows[0]).toMatchObject({ author: '관리자' })
    expect(await slotOf('header')).toMatchObject({ changed: true, draft: { data: { title: '고치는 중' } } })
    expect(await scheduled()).toEqual([])
  })

  test('waits while the operator has stopped the clinic, and is made once its site goes on', async () => {
    const { id } = await schedule([await draft('header', '멈춘 동안')])
    await suspend(app.database, true)
    await come(id)
    const waiting = await scheduled()
    await suspend(app.database, false)
    expect(waiting).toMatchObject([{ id, problem: null }])
    expect(await shown()).toEqual(['머리', '바닥'])
    await take()
    expect(await shown()).toEqual(['멈춘 동안', '바닥'])
  })

  test('keeps the words of advertising law that were accepted when it was scheduled', async () => {
    const header = await draft('header', '국내 최고의 머리')
    const { id } = await schedule([header])
    const log = await api.request('GET /admin/audit', { query: { pageSize: 1 } })
    expect(log.rows[0]?.warnings).toEqual([expect.stringContaining('‘최고’')])
    await come(id)
    expect((await api.request('GET /admin/revisions')).rows[0]).toMatchObject({
      author: '관리자',
      acceptedWords: [{ excerpt: { phrase: '최고' } }],
    })
  })

  test('is not undone by the next publication: a draft that nobody touched follows', async () => {
    await publish(await draftPage('leaving', '/leaving'), await draftPage('staying', '/staying'))
    const header = await draft('header', '예약한 머리')
    const page = await draftPage('coming', '/coming')
    const { id } = await schedule([header, page, await removePage('leaving')])
    await api.request('POST /admin/global/{slot}/revert', {
      params: { slot: 'header' },
      headers: { 'if-match': header.etag },
    })
    await removePage('staying')
    await come(id)
    expect(await shown()).toEqual(['예약한 머리', '바닥'])
    expect([await statusOf('/coming'), await statusOf('/leaving')]).toEqual([200, 404])
    expect(await slotOf('header')).toMatchObject({
      changed: false,
      draft: { data: { title: '예약한 머리' } },
    })
    expect(await pageState('staying')).toMatchObject({ isRemoved: true })
    await publish()
    expect(await shown()).toEqual(['예약한 머리', '바닥'])
    expect(await statusOf('/staying')).toBe(404)
  })

  test('that can no longer stand is not published and says why', async () => {
    const { id } = await schedule([await draftPage('late', '/taken', '늦은 쪽')])
    await removePage('late')
    await publish(await draftPage('early', '/taken', '이른 쪽'))
    const before = await current()
    await come(id)
    expect(await current()).toBe(before)
    const [row] = await scheduled()
    expect(row).toMatchObject({
      id,
      problem: expect.stringContaining('‘이른 쪽’ 페이지가 공개되어 있습니다'),
    })
    await take()
    expect(await scheduled()).toEqual([row])
    await api.request('DELETE /admin/scheduled-publications/{id}', { params: { id } })
    expect(await scheduled()).toEqual([])
  })

  test('is made once by two nodes that take it at one moment', async () => {
    const other = await app.connectAgain?.()
    if (!other) throw new Error('PostgreSQL gives another connection.')
    const { id } = await schedule([await draft('header', '한 번만')])
    await app.database.asOperator((tx) =>
      tx.execute(sql`update scheduled_publications set due_at = now() where id = ${id}`),
    )
    const before = (await current()) ?? 0
    await Promise.all([take(), take(other), take(), take(other)])
    expect(await current()).toBe(before + 1)
    expect(await shown()).toEqual(['한 번만', '바닥'])
  })

  test('that is withdrawn is not made, and leaves nothing behind', async () => {
    const count = () =>
      app.database.asOperator(
        async (tx) => (await tx.select().from(contents).where(eq(contents.partnerId, 1))).length,
      )
    await draft('header', '남는 것')
    const before = await count()
    const { id } = await schedule([await draft('header', '거둘 것')])
    await draft('header', '남는 것')
    expect(await count()).toBe(before + 1)
    await api.request('DELETE /admin/scheduled-publications/{id}', { params: { id } })
    expect(await count()).toBe(before)
    await come(id)
    expect(await shown()).toEqual(['머리', '바닥'])
    expect(
      await problem(api.request('DELETE /admin/scheduled-publications/{id}', { params: { id } })),
    ).toMatchObject({ status: 404 })
    const log = await api.request('GET /admin/audit', { query: { resource: 'scheduled-publications' } })
    expect(log.rows.slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
      ['REMOVED', '관리자'],
      ['CREATED', '관리자'],
    ])
  })

  test('has a time to come, and an end after it', async () => {
    const changes = [await draft('header', '때')]
    const path = async (times: object) =>
      (await problem(schedule(changes, times))).errors.map((error) => error.path)
    expect(await path({ dueAt: soon(-1) })).toEqual(['/dueAt'])
    expect(await path({ dueAt: soon(2), endsAt: soon(1) })).toEqual(['/endsAt'])
    const ended = api.request('POST /admin/publish', { body: { changes, endsAt: soon(-1) } })
    expect((await problem(ended)).errors.map((error) => error.path)).toEqual(['/endsAt'])
    expect(await shown()).toEqual(['머리', '바닥'])
  })
})

describe('an end', () => {
  test('of what is published now brings back what stood there, over what is published then', async () => {
    const changes = [await draft('header', '행사 머리'), await draftPage('event', '/event')]
    const { revision } = await api.request('POST /admin/publish', { body: { changes, endsAt: soon() } })
    expect(await scheduled()).toMatchObject([
      {
        ends: revision,
        changes: expect.arrayContaining([
          { kind: 'global', key: 'header', title: '헤더', isRemoved: false },
          { kind: 'page', key: 'event', title: '페이지: event', isRemoved: true },
        ]),
      },
    ])
    await publish(await draft('footer', '사이에 공개'))
    const [end] = await scheduled()
    await come(end?.id ?? 0)
    expect(await shown()).toEqual(['머리', '사이에 공개'])
    expect(await statusOf('/event')).toBe(404)
    expect(await slotOf('header')).toMatchObject({ changed: false, draft: { data: { title: '머리' } } })
    expect(await scheduled()).toEqual([])
  })

  test('of a scheduled one follows it', async () => {
    const { id, endsAt } = await schedule([await draft('header', '예약한 행사')], { endsAt: soon(5) })
    await publish(await draft('header', '그사이 머리'))
    await come(id)
    expect(await shown()).toEqual(['예약한 행사', '바닥'])
    const [end] = await scheduled()
    expect(end).toMatchObject({ dueAt: endsAt, ends: await current(), by: '관리자' })
    await come(end?.id ?? 0)
    expect(await shown()).toEqual(['그사이 머리', '바닥'])
  })

  test('of what is published already by then is told, since nothing earlier is known', async () => {
    const change = await draft('header', '먼저 공개')
    const { id } = await schedule([change], { endsAt: soon(5) })
    await publish(change)
    await come(id)
    expect(await scheduled()).toMatchObject([{ id, problem: expect.stringContaining('이미 공개된') }])
    const { id: without } = await schedule([await draft('footer', '같은 바닥')])
    await publish()
    const before = await current()
    await come(without)
    expect(await current()).toBe(before)
    expect(await scheduled()).toMatchObject([{ id }])
  })
})
