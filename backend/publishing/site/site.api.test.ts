import { siteRoles } from '#api/call.ts'
import { ApiError } from '#api/client.ts'
import { contents } from './table.ts'
import { eq } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
let api: ReturnType<typeof app.client>
let ofA: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
  ofA = await makeActors(app.database, 1, 0)
  api = app.client(hosts.a, cookie)
})
afterAll(() => app.close())

const slots = async () => (await api.request('GET /admin/global')).slots
const put = (
  slot: 'header' | 'footer',
  body: { component: string; data: Record<string, unknown> },
  etag: string,
) => api.request('PUT /admin/global/{slot}', { params: { slot }, body, headers: { 'if-match': etag } })
const page = (key: string) => api.request('GET /admin/pages/{key}', { params: { key } })
const putPage = (key: string, body: Record<string, unknown>, etag: string) =>
  api.request('PUT /admin/pages/{key}', {
    params: { key },
    body: body as never,
    headers: { 'if-match': etag },
  })
const shell = async () => (await app.send('/page?path=/_app')).text()
const problem = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected a problem, got ${JSON.stringify(error)}`)
}

describe('POST /admin/global/{slot}/check', () => {
  const checkAs = (
    client: ReturnType<typeof app.client>,
    component: string,
    data: Record<string, unknown>,
    slot: 'header' | 'footer' = 'header',
  ) => client.request('POST /admin/global/{slot}/check', { params: { slot }, body: { component, data } })

  test('gives the block as it would be saved, with its defaults, and stores nothing', async () => {
    const before = await slots()
    expect(await checkAs(api, 'TestHeaderA', { title: '시험 삼아' })).toMatchObject({
      id: 'header',
      component: 'TestHeaderA',
      data: { title: '시험 삼아', tone: '#0f5b45', tabs: [] },
    })
    expect(await slots()).toEqual(before)
  })

  test('refuses what a save refuses: bad data by its fields, and a type of another slot', async () => {
    const bad = await problem(checkAs(api, 'TestHeaderA', { title: '', tone: 'red' }))
    expect([bad.status, bad.code]).toEqual([422, 'bad-data'])
    expect(bad.errors.map(({ path }) => path)).toEqual(['/data/title', '/data/tone'])
    const elsewhere = await problem(checkAs(api, 'TestHeaderA', { title: '가' }, 'footer'))
    expect(elsewhere).toMatchObject({ status: 422, code: 'unknown-component' })
  })

  test('is for those who write the clinic’s site', async () => {
    const data = { title: '가' }
    for (const actor of siteRoles)
      expect(await checkAs(app.client(hosts.a, await ofA(actor)), 'TestHeaderA', data)).toBeDefined()
    const desk = app.client(hosts.a, await ofA('desk'))
    expect(await problem(checkAs(desk, 'TestHeaderA', data))).toMatchObject({ status: 403 })
    for (const client of [app.client(hosts.a), app.client(hosts.b, cookie)])
      expect(await problem(checkAs(client, 'TestHeaderA', data))).toMatchObject({ status: 401 })
  })
})

describe('PUT /admin/global/{slot}', () => {
  let before: Awaited<ReturnType<typeof slots>>
  beforeEach(async () => {
    before = await slots()
  })

  test('writes defaults into a draft that visitors do not see', async () => {
    const seen = await shell()
    const saved = await put('header', { component: 'TestHeaderA', data: { title: '새' } }, before.header.etag)
    expect(saved).toMatchObject({
      draft: { data: { title: '새', tone: '#0f5b45', tabs: [] } },
      changed: true,
      problem: null,
    })
    expect((await slots()).header).toEqual(saved)
    expect(await shell()).toBe(seen)
  })

  test('refuses an unknown type, naming the known ones, and changes nothing', async () => {
    const error = await problem(put('header', { component: 'Nope', data: {} }, before.header.etag))
    expect(error).toMatchObject({
      status: 422,
      code: 'unknown-component',
      errors: [{ path: '/component' }],
    })
    expect(error.message).toMatch(/^Nope 블록은 없는 종류입니다\. .*TestHeaderA, TestHeaderB/)
    const wrongSlot = await problem(put('footer', { component: 'TestHeaderA', data: {} }, before.footer.etag))
    expect(wrongSlot).toMatchObject({ status: 422, code: 'unknown-component' })
    expect(await slots()).toEqual(before)
  })

  test('refuses bad data with one entry a field and changes nothing', async () => {
    const data = { title: '', tone: 'red', tabs: [{ title: '', url: 'javascript:alert(1)' }] }
    const error = await problem(put('header', { component: 'TestHeaderA', data }, before.header.etag))
    expect([error.status, error.code]).toEqual([422, 'bad-data'])
    expect(error.errors.map(({ path }) => path)).toEqual([
      '/data/title',
      '/data/tone',
      '/data/tabs/0/title',
      '/data/tabs/0/url',
    ])
    expect(await slots()).toEqual(before)
  })

  test('refuses a save over someone else’s, saying who and when', async () => {
    await put('header', { component: 'TestHeaderA', data: { title: '먼저' } }, before.header.etag)
    const error = await problem(
      put('header', { component: 'TestHeaderA', data: { title: '나중' } }, before.header.etag),
    )
    expect([error.status, error.code]).toEqual([409, 'stale'])
    expect(error.message).toMatch(/^관리자님이 \d{4}년 .*에 저장했습니다/)
    expect((await slots()).header.draft.data).toMatchObject({ title: '먼저' })
  })

  test('of twenty who save one state, one succeeds', async () => {
    const saves = Array.from({ length: 20 }, (_, index) =>
      put('header', { component: 'TestHeaderA', data: { title: `동시${index}` } }, before.header.etag).then(
        () => 200,
        (error: ApiError) => error.status,
      ),
    )
    expect((await Promise.all(saves)).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test('A → B → A gives back A’s data to the byte', async () => {
    const first = before.header.draft
    const asB = await put(
      'header',
      { component: 'TestHeaderB', data: { text: '나', extra: { z: 1, a: { y: 2, b: 3 } } } },
      before.header.etag,
    )
    const remembered = asB.remembered.TestHeaderA ?? {}
    expect(JSON.stringify(remembered)).toBe(JSON.stringify(first.data))
    const again = await put('header', { component: 'TestHeaderA', data: remembered }, asB.etag)
    expect(again.etag).toBe(before.header.etag)
    expect(JSON.stringify(again.draft)).toBe(JSON.stringify(first))
    expect(JSON.stringify(again.remembered.TestHeaderB)).toBe(
      '{"text":"나","extra":{"z":1,"a":{"y":2,"b":3}}}',
    )
  })

  test('leaves behind nothing of what was saved and never published', async () => {
    const count = () =>
      app.database.asOperator(async (tx) => {
        const rows = await tx.select().from(contents).where(eq(contents.partnerId, 1))
        return rows.length
      })
    let { etag } = before.header
    const save = async (component: string, data: Record<string, unknown>) => {
      ;({ etag } = await put('header', { component, data }, etag))
      return count()
    }
    const held = await save('TestHeaderA', { title: '쓰는 중' })
    for (const title of ['쓰는 중 1', '쓰는 중 2', '쓰는 중']) {
      expect(await save('TestHeaderA', { title })).toBe(held)
    }
    // Two types remember theirs, whichever is shown.
    const both = await save('TestHeaderB', { text: '다른 머리' })
    expect(await save('TestHeaderB', { text: '다른 머리 2' })).toBe(both)
    expect(await save('TestHeaderA', { title: '다시' })).toBe(both)
    await api.request('POST /admin/publish')
    expect(await save('TestHeaderA', { title: '공개한 뒤' })).toBe(both + 1)
    expect(await save('TestHeaderA', { title: '공개한 뒤 2' })).toBe(both + 1)
  })

  test('needs If-Match, and a body that is not nested without end', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      app.send('/admin/global/header', {
        method: 'PUT',
        body,
        headers: { cookie, 'content-type': 'application/json', ...headers },
      })
    const missing = await send('{"component":"TestHeaderA","data":{"title":"가"}}', {})
    expect([missing.status, (await missing.json()).errors[0].path]).toEqual([400, '/headers/if-match'])
    const deep = `{"component":"TestHeaderA","data":{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    expect((await send(deep, { 'if-match': before.header.etag })).status).toBe(422)
    expect((await send('{"component":', { 'if-match': before.header.etag })).status).toBe(400)
    const poisoned =
      '{"component":"TestHeaderB","data":{"text":"가","extra":{"__proto__":{"polluted":1},"n":"\\u0000"}}}'
    expect((await send(poisoned, { 'if-match': (await slots()).header.etag })).status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

test('what runs as a script on the page is the owner’s to set; others keep it and change the rest', async () => {
  const asEditor = app.client(hosts.a, await ofA('editor'))
  const save = async (client: typeof api, data: Record<string, unknown>) => {
    const { etag } = (await client.request('GET /admin/global')).slots.widget
    return client.request('PUT /admin/global/{slot}', {
      params: { slot: 'widget' },
      body: { component: 'TestWidget', data },
      headers: { 'if-match': etag },
    })
  }
  const evil = 'https://evil.example/take.js'
  expect(await problem(save(asEditor, { widgetUrl: evil }))).toMatchObject({
    status: 422,
    code: 'owners-only',
    errors: [{ path: '/data/widgetUrl', message: expect.stringContaining('소유자') }],
  })
  expect((await slots()).widget.draft.data.widgetUrl ?? null).toBeNull()
  // Nor may they look at it in their session.
  const trial = asEditor.request('POST /admin/global/{slot}/check', {
    params: { slot: 'widget' },
    body: { component: 'TestWidget', data: { widgetUrl: evil } },
  })
  expect(await problem(trial)).toMatchObject({ status: 422, code: 'owners-only' })

  const widgetUrl = 'https://widget.example/one.js'
  await save(api, { widgetUrl })
  expect((await save(asEditor, { widgetUrl, note: '편집자가 쓴 글' })).draft.data).toEqual({
    widgetUrl,
    note: '편집자가 쓴 글',
  })
  // Another script of the same origin is another script.
  const other = save(asEditor, { widgetUrl: 'https://widget.example/two.js' })
  expect(await problem(other)).toMatchObject({ status: 422 })
})

const block = (component: string, data: Record<string, unknown>, id = 'b1') => ({
  id,
  component,
  version: 1,
  data,
})

describe('pages', () => {
  test('are listed, read, made and changed', async () => {
    const { rows } = await api.request('GET /admin/pages')
    expect(rows.map(({ key }) => key)).toContain('home')
    const made = await putPage(
      'event',
      { pattern: '/events', title: '이벤트', blocks: [block('TestSection', { title: '봄' })] },
      '"new"',
    )
    expect(made).toMatchObject({
      published: null,
      changed: true,
      draft: { blocks: [{ data: { title: '봄', layout: 'wide' } }] },
    })
    expect(await page('event')).toEqual(made)
    expect(
      await problem(putPage('event', { pattern: '/events', title: '또', blocks: [] }, '"new"')),
    ).toMatchObject({ code: 'stale' })
    expect(await problem(page('nothing'))).toMatchObject({ status: 404 })
  })

  test('keep to one page a path', async () => {
    const error = await problem(
      putPage('other', { pattern: '/products/:id', title: '또', blocks: [] }, '"new"'),
    )
    expect(error).toMatchObject({ status: 422, errors: [{ path: '/pattern' }] })
    expect(
      await problem(putPage('other', { pattern: '/_app', title: '또', blocks: [] }, '"new"')),
    ).toMatchObject({ status: 422 })
    const both = await Promise.allSettled(
      ['one', 'two'].map((key) => putPage(key, { pattern: '/race', title: key, blocks: [] }, '"new"')),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('the home page stays where it is, and no page answers for every path', async () => {
    const { etag, draft } = await page('home')
    const moved = await problem(putPage('home', { ...draft, pattern: '/home2' }, etag))
    expect(moved).toMatchObject({ status: 422, errors: [{ path: '/pattern' }] })
    expect((await page('home')).draft.pattern).toBe('/')
    for (const pattern of ['/:id', '/:a/:b', '/:a/list'])
      expect(await problem(putPage('all', { pattern, title: '모두', blocks: [] }, '"new"'))).toMatchObject({
        status: 422,
        errors: [{ path: '/pattern' }],
      })
    expect(
      await problem(putPage('all', { pattern: '/이벤트', title: '한글', blocks: [] }, '"new"')),
    ).toMatchObject({ errors: [{ message: expect.stringContaining('영문과 숫자') }] })
  })

  test('of twenty who make one page, one succeeds', async () => {
    const saves = Array.from({ length: 20 }, (_, index) =>
      putPage('made', { pattern: '/made', title: `동시${index}`, blocks: [] }, '"new"').then(
        () => 200,
        (error: ApiError) => error.status,
      ),
    )
    expect((await Promise.all(saves)).sort()).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test('name what is wrong in which block', async () => {
    const { etag } = await page('introduce')
    const blocks = [block('TestSection', { title: 1 }), block('Nope', {}, 'b2')]
    const error = await problem(putPage('introduce', { pattern: '/introduce', title: '소개', blocks }, etag))
    expect(error.errors.map(({ path }) => path)).toEqual(['/blocks/0/data/title', '/blocks/1/component'])
    expect((await page('introduce')).etag).toBe(etag)
  })

  test('with a type this server no longer knows can be saved while it is left alone', async () => {
    const gone = block('GoneType', { kept: ['as', 'it', 'is'] }, 'gone')
    const { saveDraft } = await import('./draft-store.ts')
    const { etag, draft } = await page('introduce')
    await app.database.withPartner(1, (tx) =>
      saveDraft(tx, {
        kind: 'page',
        key: 'introduce',
        value: { ...draft, blocks: [gone] },
        accountId: null,
      }),
    )
    const now = await page('introduce')
    expect(now.etag).not.toBe(etag)
    const added = [block('TestSection', { title: '추가' }), gone]
    const saved = await putPage('introduce', { ...now.draft, blocks: added }, now.etag)
    expect(saved.draft.blocks[1]).toEqual(gone)
    const changed = [{ ...gone, data: { kept: [] } }]
    expect(await problem(putPage('introduce', { ...now.draft, blocks: changed }, saved.etag))).toMatchObject({
      code: 'unknown-component',
    })
  })
})

describe('publishing', () => {
  const revisions = async () => (await api.request('GET /admin/revisions')).rows
  const publish = async () => (await api.request('POST /admin/publish')).revision
  const restore = async (revision: number, drafts: 'follow' | 'keep' = 'follow', seen: string[] = []) =>
    (
      await api.request('POST /admin/revisions/{revision}/restore', {
        params: { revision },
        query: { drafts },
        headers: { 'if-match': seen.join(', ') },
      })
    ).revision
  const title = (value: string) =>
    slots().then(({ header }) =>
      put('header', { component: 'TestHeaderA', data: { title: value } }, header.etag),
    )

  test('shows the drafts, once, and tells', async () => {
    await title('공개')
    const told = new Promise((resolve) => app.backend.onPublished(resolve))
    const revision = await publish()
    expect(await told).toEqual({ partnerId: 1, revision })
    expect(JSON.parse(await shell())).toMatchObject({
      revision,
      global: { header: { data: { title: '공개' } } },
    })
    expect(await publish()).toBe(revision)
    expect((await revisions())[0]).toMatchObject({
      revision,
      author: '관리자',
      restoredFrom: null,
      current: true,
    })
  })

  test('restoring takes the drafts along: the next publication undoes nothing; new pages stay drafts', async () => {
    await title('처음')
    const { footer } = await slots()
    await put('footer', { component: 'TestFooter', data: { note: '처음' } }, footer.etag)
    const first = await publish()
    await title('나중')
    await publish()
    const { footer: published } = await slots()
    await put('footer', { component: 'TestFooter', data: { note: '공개하지 않은 초안' } }, published.etag)
    await putPage('fresh', { pattern: '/fresh', title: '새 페이지', blocks: [] }, '"new"')

    // What nobody who restores has seen, such as what another has just saved, is not lost with it.
    const { footer: unseen } = await slots()
    for (const seen of [[], [published.etag]])
      expect(await problem(restore(first, 'follow', seen))).toMatchObject({
        status: 409,
        code: 'stale',
        message: expect.stringMatching(/^관리자님이 .*에 저장했습니다/),
      })
    expect((await slots()).footer).toEqual(unseen)
    const restored = await restore(first, 'follow', [unseen.etag])
    const now = await slots()
    expect(now.header).toMatchObject({ changed: false, draft: { data: { title: '처음' } } })
    expect(now.footer).toMatchObject({ changed: false, draft: { data: { note: '처음' } } })
    expect(await page('fresh')).toMatchObject({ published: null, changed: true })
    expect(await publish()).toBe(restored + 1)
    expect(JSON.parse(await shell()).global).toMatchObject({
      header: { data: { title: '처음' } },
      footer: { data: { note: '처음' } },
    })
  })

  test('a draft is taken back to what is published, alone', async () => {
    const before = await slots()
    await title('공개하지 않은 것')
    const { header, footer } = await slots()
    const revert = (ifMatch: string) =>
      api.request('POST /admin/global/{slot}/revert', {
        params: { slot: 'header' },
        headers: { 'if-match': ifMatch },
      })
    expect(await problem(revert(before.header.etag))).toMatchObject({ status: 409, code: 'stale' })
    expect(await revert(header.etag)).toMatchObject({
      changed: false,
      draft: before.header.published,
      remembered: { TestHeaderA: before.header.published?.data },
    })
    expect((await slots()).footer).toEqual(footer)

    const { etag } = await page('introduce')
    await putPage('introduce', { pattern: '/other-path', title: '바뀜', blocks: [] }, etag)
    const changed = await page('introduce')
    const reverted = await api.request('POST /admin/pages/{key}/revert', {
      params: { key: 'introduce' },
      headers: { 'if-match': changed.etag },
    })
    expect(reverted).toMatchObject({ changed: false, draft: changed.published })
    await putPage('never', { pattern: '/never', title: '새것', blocks: [] }, '"new"')
    const { etag: fresh } = await page('never')
    expect(
      await problem(
        api.request('POST /admin/pages/{key}/revert', {
          params: { key: 'never' },
          headers: { 'if-match': fresh },
        }),
      ),
    ).toMatchObject({ status: 404, code: 'never-published' })
  })

  test('a page that is removed is gone with the next publication, and can be had back until then', async () => {
    await putPage('gone', { pattern: '/gone', title: '사라질 것', blocks: [] }, '"new"')
    await publish()
    const remove = async (key: string) =>
      api.request('DELETE /admin/pages/{key}', {
        params: { key },
        headers: { 'if-match': (await page(key)).etag },
      })
    await remove('gone')
    expect(await page('gone')).toMatchObject({ isRemoved: true, changed: true, etag: '"new"' })
    expect((await app.send('/page?path=/gone')).status).toBe(200)
    await api.request('POST /admin/pages/{key}/revert', {
      params: { key: 'gone' },
      headers: { 'if-match': '"new"' },
    })
    expect(await page('gone')).toMatchObject({ isRemoved: false, changed: false })
    await remove('gone')
    await publish()
    expect((await app.send('/page?path=/gone')).status).toBe(404)
    expect(await problem(page('gone'))).toMatchObject({ status: 404 })
    expect(await problem(remove('home'))).toMatchObject({ status: 422, errors: [{ path: '/pattern' }] })
  })

  test('a hidden section and a hidden page are kept, and no visitor gets them', async () => {
    const blocks = [
      block('TestSection', { title: '보임' }, 'shown'),
      { ...block('TestSection', { title: '숨김' }, 'hidden'), hidden: true },
    ]
    const made = await putPage('partly', { pattern: '/partly', title: '일부', blocks }, '"new"')
    await publish()
    const read = () =>
      api.request('GET /page', { query: { path: '/partly' } }) as Promise<{ blocks: { id: string }[] }>
    expect((await read()).blocks.map(({ id }) => id)).toEqual(['shown'])
    expect((await page('partly')).draft.blocks.map(({ hidden }) => hidden)).toEqual([undefined, true])

    await putPage('partly', { ...made.draft, options: { ...made.draft.options, hidden: true } }, made.etag)
    await publish()
    expect((await app.send('/page?path=/partly')).status).toBe(404)
    expect((await app.send('/page?path=/partly&state=draft', { headers: { cookie } })).status).toBe(200)
    const home = await page('home')
    expect(
      await problem(
        putPage('home', { ...home.draft, options: { ...home.draft.options, hidden: true } }, home.etag),
      ),
    ).toMatchObject({ status: 422, errors: [{ path: '/options/hidden' }] })
  })

  test('a page that has moved is found by its old paths, until another page has them', async () => {
    const move = async (pattern: string) => {
      const { etag, draft } = await page('moving')
      await putPage('moving', { ...draft, pattern }, etag)
      await publish()
    }
    const ask = (path: string) =>
      api.request('GET /page', { query: { path } }) as Promise<{ movedTo?: string; key?: string }>
    await putPage('moving', { pattern: '/old/:id', title: '옮길 것', blocks: [] }, '"new"')
    await publish()
    await move('/newer/:number')
    expect((await ask('/old/7')).movedTo).toBe('/newer/7')
    await move('/newest/:number')
    expect((await ask('/old/가')).movedTo).toBe('/newest/%EA%B0%80')
    expect((await ask('/newer/7')).movedTo).toBe('/newest/7')
    const [{ revision } = { revision: 0 }] = await revisions()
    await putPage('taker', { pattern: '/old/:id', title: '새 주인', blocks: [] }, '"new"')
    await publish()
    expect((await ask('/old/7')).key).toBe('taker')
    await restore(revision)
    expect((await ask('/newer/7')).movedTo).toBe('/newest/7')
    await move('/newer/:number')
    expect((await ask('/newer/7')).key).toBe('moving')
    expect((await ask('/newest/7')).movedTo).toBe('/newer/7')
  })

  test('restoring with drafts kept: unpublished ones stay, the others follow', async () => {
    await title('하나')
    const one = await publish()
    const published = await shell()
    await title('둘')
    await putPage('extra', { pattern: '/extra', title: '추가', blocks: [] }, '"new"')
    const two = await publish()
    const { footer } = await slots()
    await put('footer', { component: 'TestFooter', data: { note: '초안' } }, footer.etag)

    const three = await restore(one, 'keep')
    expect(three).toBe(two + 1)
    expect(JSON.parse(await shell()).global).toEqual(JSON.parse(published).global)
    expect((await app.send('/page?path=/extra')).status).toBe(404)
    const now = await slots()
    expect(now.header).toMatchObject({ changed: false, draft: { data: { title: '하나' } } })
    expect(now.footer).toMatchObject({ changed: true, draft: { data: { note: '초안' } } })
    expect(await problem(page('extra'))).toMatchObject({ status: 404 })
    expect(
      (await revisions()).slice(0, 3).map(({ revision, restoredFrom }) => [revision, restoredFrom]),
    ).toEqual([
      [three, one],
      [two, null],
      [one, null],
    ])
    expect(await problem(restore(999))).toMatchObject({
      status: 404,
      code: 'unknown-revision',
      message: '999번 리비전이 없습니다.',
    })
  })

  test('readers see one revision or the next, never a mix', async () => {
    let isDone = false
    const reading = (async () => {
      const seen: string[] = []
      while (!isDone) {
        const { revision, global } = JSON.parse(await shell())
        seen.push(`${revision}:${global.header.data.title}:${global.footer.data.note}`)
        // What is known is answered without waiting for anything; readers from a network would let others run.
        await setImmediate()
      }
      return seen
    })()
    const expected = new Set<string>()
    const note = async (value: string) => {
      const { footer } = await slots()
      await put('footer', { component: 'TestFooter', data: { note: value } }, footer.etag)
    }
    const { revision, global } = JSON.parse(await shell())
    expected.add(`${revision}:${global.header.data.title}:${global.footer.data.note}`)
    for (let turn = 0; turn < 8; turn += 1) {
      await title(`판${turn}`)
      await note(`판${turn}`)
      expected.add(`${await publish()}:판${turn}:판${turn}`)
    }
    isDone = true
    for (const seen of await reading) expect(expected).toContain(seen)
  })
})

test('GET /admin/blocks describes every type with its JSON Schema', async () => {
  const { rows } = await api.request('GET /admin/blocks')
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatchObject({
    component: 'TestHeaderA',
    slot: 'header',
    initial: { title: '', tone: '#0f5b45', tabs: [] },
  })
  expect(rows[0]).not.toHaveProperty('sample')
  expect(rows[0]?.jsonSchema).toMatchObject({ type: 'object', required: ['title'] })
})

test('GET /admin/files lists nothing where nothing was stored', async () => {
  expect(await api.request('GET /admin/files', { query: {} })).toEqual({ rows: [], count: 0 })
})
