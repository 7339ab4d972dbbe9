import { ApiError } from '#api/client.ts'
import { resources } from './resources.ts'
import { roles } from '#schema/accounts.ts'
import { decodeText } from '#schema/plain/decode-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { drawPicture } from '#tests/support/content.ts'
import { openInExcel, saveInExcel } from '#tests/support/korean-excel.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
let editor: ReturnType<typeof app.client>
let cookieOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  cookieOf = await makeActors(app.database, 1, (await signInCustomer(app.database, 1)).id)
  owner = app.client(hosts.a, await app.signIn())
  editor = app.client(hosts.a, await cookieOf('editor'))
})
afterAll(() => app.close())

type Data = Record<string, unknown>
const make = (resource: string, body: Data) =>
  owner.request('POST /admin/{resource}', { params: { resource }, body })
const read = (resource: string, id: number) =>
  owner.request('GET /admin/{resource}/{id}', { params: { resource, id } })
const save = (resource: string, id: number, body: Data, etag: string, as = owner) =>
  as.request('PUT /admin/{resource}/{id}', { params: { resource, id }, body, headers: { 'if-match': etag } })
const list = (resource: string, query: Record<string, string> = {}) =>
  owner.request('GET /admin/{resource}', { params: { resource }, query })
const publicPrices = async (id: number) => {
  const { options } = await owner.request('GET /v2/products/{id}', { params: { id }, query: {} })
  return options.map(({ price }) => price?.amount)
}
const problem = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected a problem, got ${JSON.stringify(error)}`)
}
const optionsOf = ({ data }: { data: Data }) => data.options as (Data & { id: number; price: number })[]

const toning = {
  name: '피코 토닝',
  options: [
    { name: '1회', price: 99_000 },
    { name: '5회', price: 450_000, sessions: 5 },
  ],
}

describe('a treatment', () => {
  test('changed in the console has its new price on the site at once, and its options keep their numbers', async () => {
    const made = await make('products', toning)
    expect(await publicPrices(made.id)).toEqual([99_000, 450_000])
    const options = optionsOf(made).map((option, index) =>
      index === 0 ? { ...option, price: 89_000 } : option,
    )
    const revisions: number[] = []
    const stop = app.database.onPublished(() => revisions.push(1))
    const saved = await save('products', made.id, { ...made.data, options }, made.etag)
    stop()
    expect(await publicPrices(made.id)).toEqual([89_000, 450_000])
    expect(optionsOf(saved).map(({ id }) => id)).toEqual(optionsOf(made).map(({ id }) => id))
    // What pages show has changed: whoever keeps pages is told.
    expect(revisions.length).toBeGreaterThan(0)
  })

  test('with a discount needs both prices and the period, and is told the field', async () => {
    const sale = (values: Data) =>
      make('products', { name: '할인', options: [{ name: '1회', price: 100_000, ...values }] })
    const without = await problem(sale({ salePrice: 90_000 }))
    expect([without.status, without.errors.map(({ path }) => path)]).toEqual([
      422,
      ['/options/0/saleStartsAt', '/options/0/saleEndsAt'],
    ])
    const period = { saleStartsAt: '2026-01-01T00:00:00.000Z', saleEndsAt: '2099-01-01T00:00:00.000Z' }
    const higher = await problem(sale({ salePrice: 100_000, ...period }))
    expect(higher.errors).toEqual([
      { path: '/options/0/salePrice', message: '할인가는 정가(100,000원)보다 낮아야 합니다.' },
    ])
    expect((await sale({ salePrice: 90_000, ...period })).status).toBe('PUBLIC')
    const nowhere = await problem(make('products', { ...toning, categoryIds: [999_999] }))
    expect(nowhere.errors).toMatchObject([{ path: '/categoryIds/0' }])
  })

  test('saved over somebody else’s work is refused, with who and what, and nothing is lost', async () => {
    const made = await make('products', toning)
    const [first, ...rest] = optionsOf(made)
    const priced = (price: number) => ({ ...made.data, options: [{ ...first, price }, ...rest] })
    await save('products', made.id, priced(95_000), made.etag, editor)
    const late = await problem(save('products', made.id, { ...made.data, summary: '새 소개' }, made.etag))
    expect([late.status, late.code]).toEqual([409, 'stale'])
    expect(late.message).toMatch(/^editor님이 \d{4}년 .*에 저장했습니다/)
    expect(late.errors).toEqual([
      { path: '/options/0/price', message: '옵션과 가격 1 · 정가: 99,000 → 95,000' },
    ])
    expect(optionsOf(await read('products', made.id))[0]?.price).toBe(95_000)
  })

  test('of ten who save one state, one succeeds', async () => {
    const made = await make('products', toning)
    const saves = Array.from({ length: 10 }, (_, index) =>
      save('products', made.id, { ...made.data, summary: `${index}` }, made.etag).then(
        () => 200,
        (error: ApiError) => error.status,
      ),
    )
    expect((await Promise.all(saves)).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('is found by its initial consonants, in its category, and stands where it was put', async () => {
    const category = await make('product-categories', { name: '색소' })
    const names = ['가을 토닝', '여름 토닝', '봄 토닝']
    const made = []
    for (const name of names)
      made.push(await make('products', { ...toning, name, categoryIds: [category.id] }))
    const inCategory = async () => (await list('products', { categoryId: String(category.id) })).rows
    expect((await inCategory()).map(({ title }) => title)).toEqual(names)
    expect((await list('products', { search: 'ㄱㅇㅌㄴ' })).rows.map(({ title }) => title)).toEqual([
      '가을 토닝',
    ])
    const [first, second, third] = made.map(({ id }) => id) as [number, number, number]
    await owner.request('POST /admin/{resource}/order', {
      params: { resource: 'products' },
      body: { ids: [third, first, second] },
    })
    expect((await inCategory()).map(({ id }) => id)).toEqual([third, first, second])
    const { rows } = await owner.request('GET /v2/products', { query: { categoryId: category.id } as never })
    expect(rows.map(({ id }) => id)).toEqual([third, first, second])
  })
})

test('an option’s name in another language is the public’s in theirs, and stays with the option when they are put in another order', async () => {
  const [first, second] = toning.options
  const made = await make('products', {
    ...toning,
    options: [{ ...first, translations: { en: { name: 'One session' } } }, second],
  })
  const shown = async () => {
    const query = { languageCode: 'en' as const }
    const { options } = await owner.request('GET /v2/products/{id}', { params: { id: made.id }, query })
    return options.map(({ name }) => name)
  }
  expect(await shown()).toEqual(['One session', second?.name])
  const reversed = optionsOf(made).toReversed()
  await save('products', made.id, { ...made.data, options: reversed }, made.etag)
  expect(await shown()).toEqual([second?.name, 'One session'])
})

describe('many at once', () => {
  test('hidden and shown together, or not at all', async () => {
    const ids = [(await make('products', toning)).id, (await make('products', toning)).id]
    const bulk = (action: 'show' | 'hide', those: number[]) =>
      owner.request('POST /admin/{resource}/bulk', {
        params: { resource: 'products' },
        body: { ids: those, action },
      })
    const refused = await problem(bulk('hide', [...ids, 999_999]))
    expect([refused.status, refused.errors.map(({ path }) => path)]).toEqual([422, ['/ids/2']])
    expect((await read('products', ids[0] ?? 0)).status).toBe('PUBLIC')
    expect(await bulk('hide', ids)).toMatchObject({ changed: 2 })
    expect((await read('products', ids[1] ?? 0)).status).toBe('DRAFT')
    expect((await problem(publicPrices(ids[0] ?? 0))).status).toBe(404)
    expect((await list('products', { status: 'DRAFT' })).rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    )
  })

  test('go out as CSV that runs no formula, and come back with the fate of each line told first', async () => {
    const made = await make('products', { ...toning, name: '=SUM(A1)', summary: '엑셀' })
    const response = await app.send('/admin/products?search=SUM', {
      headers: { accept: 'text/csv', cookie: (await cookieOf('editor')) ?? '' },
    })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const csv = new TextDecoder().decode(bytes)
    const [head = '', first = '', second = ''] = csv.split('\r\n')
    expect(head).toContain('옵션과 가격 정가')
    expect(first).toContain(`,'=SUM(A1),`)

    const take = (text: string, dryRun: 'true' | 'false') =>
      owner.request('POST /admin/{resource}/import', {
        params: { resource: 'products' },
        query: { dryRun },
        body: { csv: text },
      })
    const cheaper = [head, first.replace('99000', '79000'), second].join('\r\n')
    const added = head
      .split(',')
      .map(
        (title) => ({ 이름: '새 시술', '옵션과 가격 이름': '1회', '옵션과 가격 정가': '50000' })[title] ?? '',
      )
    const wrong = first.replace('99000', '공짜')
    expect((await take([cheaper, added.join()].join('\r\n'), 'true')).rows).toMatchObject([
      { line: 2, fate: 'CHANGED', title: '=SUM(A1)' },
      { line: 4, fate: 'CREATED', title: '새 시술' },
    ])
    expect(await publicPrices(made.id)).toEqual([99_000, 450_000])
    const refused = await take([head, wrong, added.join()].join('\r\n'), 'false')
    expect(refused).toMatchObject({
      isDone: false,
      rows: [{ fate: 'REFUSED', errors: [{ path: '/options/0/price' }] }, { fate: 'CREATED' }],
    })
    expect((await list('products', { search: '새 시술' })).count).toBe(0)
    expect(await take(cheaper, 'false')).toMatchObject({ isDone: true })
    expect(await publicPrices(made.id)).toEqual([79_000, 450_000])
    expect((await problem(take('a,b\r\n1,2', 'true'))).status).toBe(422)
  })
})

test('texts in other languages are the public’s in theirs, are searched, and outlast a CSV without them', async () => {
  const body = [{ type: 'paragraph', text: '건물 뒤에 있습니다.' }]
  const english = { title: 'Where to park', body: [{ type: 'paragraph', text: 'Behind the house.' }] }
  const notice = { title: '주차장', publishedAt: '2026-11-20T01:00:00.000Z', body }
  const made = await make('notices', { ...notice, translations: { en: english, ja: { title: '駐車場' } } })
  const shown = (languageCode: 'ko' | 'en' | 'ja' | 'zh') =>
    owner.request('GET /customer/notices/{id}', { params: { id: made.id }, query: { languageCode } })
  expect(await shown('ko')).toMatchObject({ title: '주차장', body })
  expect(await shown('en')).toMatchObject(english)
  expect(await shown('ja')).toMatchObject({ title: '駐車場', body })
  expect(await shown('zh')).toMatchObject({ title: '주차장', body })
  const found = await owner.request('GET /customer/notices', { query: { keyword: 'where to park' } })
  expect(found.rows.map(({ id }) => id)).toEqual([made.id])

  const response = await app.send('/admin/notices?search=주차장', {
    headers: { accept: 'text/csv', cookie: (await cookieOf('editor')) ?? '' },
  })
  const csv = (await response.text()).replace('주차장', '주차 안내')
  await owner.request('POST /admin/{resource}/import', {
    params: { resource: 'notices' },
    query: { dryRun: 'false' },
    body: { csv },
  })
  expect(await shown('ko')).toMatchObject({ title: '주차 안내' })
  expect(await shown('en')).toMatchObject(english)

  const { data, etag } = await read('notices', made.id)
  const tooLong = { ...data, translations: { en: { title: 'x'.repeat(161) } } }
  expect((await problem(save('notices', made.id, tooLong, etag))).errors).toMatchObject([
    { path: '/translations/en/title' },
  ])
  const image = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '주차장 입구', width: 60, height: 40 }
  await save('notices', made.id, { ...data, translations: {}, image }, etag)
  expect(await shown('en')).toMatchObject({ title: '주차 안내', body })
  const { rows: log } = await owner.request('GET /admin/audit', {
    query: { resource: 'notices', rowId: made.id },
  })
  expect(log[0]?.changes).toEqual([
    { field: '그림', before: '없음', after: '그림: 주차장 입구' },
    { field: '다른 언어 · 영어 · 제목', before: 'Where to park', after: '없음' },
    { field: '다른 언어 · 영어 · 내용 · 1번째', before: 'Behind the house.', after: '없음' },
    { field: '다른 언어 · 일본어 · 제목', before: '駐車場', after: '없음' },
  ])
})

test('an event offers less than the regular price, or is refused at the offer', async () => {
  const [option] = optionsOf(await make('products', toning))
  const event = (price: number) =>
    make('events', { ...resources.get('events')?.sample, offers: [{ optionId: option?.id, price }] })
  expect((await problem(event(99_000))).errors).toEqual([
    { path: '/offers/0/price', message: '이벤트가는 정가(99,000원)보다 낮아야 합니다.' },
  ])
  const { audience: _left, ...without } = { ...resources.get('events')?.sample } as Data
  expect((await problem(make('events', without))).errors.map(({ path }) => path)).toContain('/audience')
})

describe('a notice', () => {
  test('waits for its moment, and tells which words advertising law may mind', async () => {
    const body = [{ type: 'paragraph', text: '부작용 없이 국내 최고의 결과' }]
    const made = await make('notices', { title: '예약', publishedAt: '2099-01-01T00:00:00.000Z', body })
    expect(made.status).toBe('SCHEDULED')
    expect(made.warnings.map(({ path }) => path)).toEqual(['/body/0/text', '/body/0/text'])
    const { rows } = await owner.request('GET /customer/notices', { query: {} })
    expect(rows.map(({ id }) => id)).not.toContain(made.id)
    const { rows: log } = await owner.request('GET /admin/audit', {
      query: { resource: 'notices', rowId: made.id },
    })
    expect(log).toMatchObject([
      {
        action: 'CREATED',
        title: '예약',
        warnings: [/부작용/, /최고/].map((word) => expect.stringMatching(word)),
      },
    ])
  })

  test('removed leaves a trace of who and what', async () => {
    const body = [{ type: 'paragraph', text: '글' }]
    const { id } = await make('notices', { title: '지울 것', publishedAt: '2026-01-01T00:00:00.000Z', body })
    await owner.request('DELETE /admin/{resource}/{id}', { params: { resource: 'notices', id } })
    expect((await problem(read('notices', id))).status).toBe(404)
    const { rows } = await owner.request('GET /admin/audit', { query: { resource: 'notices', rowId: id } })
    expect(rows.map(({ action, by }) => [action, by])).toEqual([
      ['REMOVED', '관리자'],
      ['CREATED', '관리자'],
    ])
  })
})

describe('a case', () => {
  const gated = async (seed: number) => {
    const bytes = await drawPicture(seed, { width: 40, height: 40 }).png().toBuffer()
    const body = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
    const { src, alt, width, height } = await owner.request('POST /admin/files', {
      query: { alt: '볼의 기미', isGated: true },
      body,
    })
    return { src, alt, width, height }
  }

  test('made in the console shows its pictures to members, and in the console to who is signed in', async () => {
    const [before, after] = [await gated(1), await gated(2)]
    const { rows } = await owner.request('GET /admin/files', { query: { isGated: true } })
    expect(rows.map(({ src }) => src)).toEqual(expect.arrayContaining([before.src, after.src]))
    const treatment = await make('products', toning)
    const made = await make('before-afters', {
      title: '기미 토닝 10회',
      before: [before],
      after: [after],
      productIds: [treatment.id],
      publishedAt: '2026-01-01T00:00:00.000Z',
    })
    const params = { id: made.id }
    const stranger = await app.client(hosts.a).request('GET /customer/before-afters/{id}', { params })
    expect([stranger.gate, stranger.before]).toEqual([
      { required: 'member', isOpen: false, lacks: 'sign-in' },
      [],
    ])
    const member = app.client(hosts.a, (await signInCustomer(app.database, 1)).cookie)
    const seen = await member.request('GET /customer/before-afters/{id}', { params })
    expect(seen.products).toEqual([{ id: treatment.id, name: '피코 토닝' }])
    expect((await app.send(seen.before[0]?.src.replace(/^\/_api/, '') ?? '')).status).toBe(200)

    const address = `/admin/gated-files/${/(\w+)\.webp$/.exec(before.src)?.[1]}?width=96`
    const asked = async (cookie: string) => (await app.send(address, { headers: { cookie } })).status
    expect(await asked(await app.signIn())).toBe(200)
    expect(await asked('')).toBe(401)
    expect(await asked((await cookieOf('desk')) ?? '')).toBe(403)
  })

  test('needs an after for each before', async () => {
    const [before, after] = [await gated(3), await gated(4)]
    const uneven = make('before-afters', {
      title: '짝이 없는 사례',
      before: [before, after],
      after: [after],
      publishedAt: '2026-01-01T00:00:00.000Z',
    })
    const { status, errors } = await problem(uneven)
    expect([status, errors.map(({ path }) => path)]).toEqual([422, ['/after']])
  })
})

describe.each([...resources.values()])('$name', (definition) => {
  test('may be read, written and removed by just the roles it names', async () => {
    const wrong: string[] = []
    const path = `/admin/${definition.name}`
    const tries = [
      ['read', 'GET', path, undefined],
      ['read', 'GET', `${path}/1`, undefined],
      ['write', 'POST', path, {}],
      ['write', 'PUT', `${path}/1`, {}],
      ['write', 'POST', `${path}/order`, { ids: [999_999] }],
      ['write', 'POST', `${path}/bulk`, { ids: [999_999], action: 'hide' }],
      ['write', 'POST', `${path}/import`, { csv: 'x' }],
      ['remove', 'POST', `${path}/bulk`, { ids: [999_999], action: 'remove' }],
      ['remove', 'DELETE', `${path}/999999`, undefined],
    ] as const
    for (const role of roles) {
      const cookie = (await cookieOf(role)) ?? ''
      for (const [may, method, address, body] of tries) {
        const { status } = await app.send(address, {
          method,
          headers: { cookie, 'if-match': '"x"' },
          ...(body && { body }),
        })
        const isRefused = status === 403
        const isAllowed = definition.access[may].includes(role)
        if (status >= 500 || isRefused === isAllowed) wrong.push(`${role} ${method} ${address}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('keeps its sample as it is given, and gives it back the same', async () => {
    const sample = definition.schema.parse(definition.sample) as Data
    const needed = await referred(definition.name)
    const made = await make(definition.name, { ...sample, ...needed })
    const again = await save(definition.name, made.id, made.data, made.etag)
    expect(again.etag).toBe(made.etag)
    expect((await list(definition.name, { search: made.title })).rows.map(({ id }) => id)).toContain(made.id)
  })

  test('goes out as CSV, through Excel and in again, and nothing has changed', async () => {
    const cookie = (await cookieOf('owner')) ?? ''
    const csv = async () => {
      const response = await app.send(`/admin/${definition.name}`, {
        headers: { accept: 'text/csv', cookie },
      })
      return new Uint8Array(await response.arrayBuffer())
    }
    const before = await csv()
    const { text, encoding } = decodeText(saveInExcel(openInExcel(before), 'cp949'))
    const { rows, isDone } = await owner.request('POST /admin/{resource}/import', {
      params: { resource: definition.name },
      query: { dryRun: 'false' },
      body: { csv: text, encoding },
    })
    expect(rows.length).toBeGreaterThan(0)
    expect([isDone, rows.filter(({ fate }) => fate !== 'SAME')]).toEqual([true, []])
    expect(await csv()).toEqual(before)
  })
})

/** A sample with numbers of rows that are there in place of its own. */
async function referred(resource: string): Promise<Data> {
  if (resource === 'boards') return { boardTypeId: (await make('board-types', { name: '피부 이야기' })).id }
  if (resource === 'faqs') return { groupId: (await make('faq-groups', { name: '예약' })).id }
  if (resource !== 'events') return {}
  const [option] = optionsOf(await make('products', toning))
  return { offers: [{ optionId: option?.id, price: 79_000 }] }
}

describe('what is chosen by name', () => {
  const choose = async (source: string, query: { search?: string; ids?: string } = {}) =>
    (await owner.request('GET /admin/choices/{source}', { params: { source }, query: query as never })).rows
  const names = async (source: string) =>
    (await owner.request('GET /admin/names/{source}', { params: { source } })).rows

  test('rows are found by initial consonants and by number, each with whether visitors see it', async () => {
    const seen = await make('employees', { name: '고르는이' })
    const hidden = await make('employees', { name: '감춘이', isVisible: false })
    expect(await choose('employees', { search: 'ㄱㄹㄴ' })).toEqual([
      { id: seen.id, label: '고르는이', note: '', status: 'PUBLIC' },
    ])
    const found = await choose('employees', { ids: `${seen.id},${hidden.id},999999` })
    expect(found.map(({ label, status }) => [label, status])).toEqual([
      ['감춘이', 'DRAFT'],
      ['고르는이', 'PUBLIC'],
    ])
    const { data } = await make('products', {
      ...toning,
      name: '숨긴 옵션의 시술',
      options: [{ name: '1회', price: 1000, isVisible: false }],
    })
    const [option] = data.options as { id: number }[]
    expect(await choose('product-options', { ids: String(option?.id) })).toMatchObject([{ status: 'DRAFT' }])
  })

  test('texts are chosen from titles, from what rows say, and from codes with what they are called', async () => {
    await make('faq-groups', { name: '고르는 묶음' })
    const notice = { publishedAt: '2026-01-01T00:00:00.000Z', body: [{ type: 'paragraph', text: '글' }] }
    for (const title of ['하나', '둘']) await make('notices', { ...notice, title, category: '고른 머리말' })
    await make('terms', { title: '고르는 약관', code: 'chosen-term', purpose: 'NOTICE' })
    expect(await names('faq-groups')).toContainEqual({ value: '고르는 묶음', label: '고르는 묶음', note: '' })
    const categories = (await names('notice-categories')).filter(({ value }) => value === '고른 머리말')
    expect(categories).toHaveLength(1)
    expect(await names('term-codes')).toContainEqual({
      value: 'chosen-term',
      label: '고르는 약관',
      note: 'chosen-term',
    })
    expect(await problem(names('nothing'))).toMatchObject({ status: 404 })
  })
})
