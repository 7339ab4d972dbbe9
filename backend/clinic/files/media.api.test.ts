import type { ApiClient, ApiError } from '#api/client.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { drawPicture } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let owner: ApiClient
let cookieOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startBackend()
  owner = app.client(hosts.a, await app.signIn())
  cookieOf = await makeActors(app.database, 1, 0)
})
afterAll(() => app.close())

const upload = async (
  bytes: Buffer,
  query: { alt?: string; isDecorative?: boolean; isGated?: boolean; tags?: string },
  client = owner,
) =>
  client.request('POST /admin/files', {
    query,
    body: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  })
/** Shades that lie near each other are one picture once they are WebP. */
const picture = (seed: number) =>
  drawPicture(seed * 16)
    .png()
    .toBuffer()
const found = async (query: object) => {
  const { rows, count } = await owner.request('GET /admin/files', { query })
  expect(count).toBe(rows.length)
  return rows.map(({ alt }) => alt)
}
const refusal = (asked: Promise<unknown>): Promise<ApiError> =>
  asked.then(
    () => expect.fail('It was not refused.'),
    (error) => error as ApiError,
  )

describe('the library', () => {
  let room: string
  beforeAll(async () => {
    room = (await upload(await picture(1), { alt: '햇살 드는 진료실', tags: '내부, 1층' })).src
    await upload(await picture(2), { alt: '대기실', tags: '내부' })
    await upload(await picture(3), { alt: '볼의 기미', isGated: true })
    await upload(await picture(4), { isDecorative: true, tags: '배경' })
  })

  test('finds by words and initial consonants of descriptions and tags, by tag and by kind', async () => {
    expect(await found({ search: '진료실' })).toEqual(['햇살 드는 진료실'])
    expect(await found({ search: 'ㄷㄱㅅ' })).toEqual(['대기실'])
    expect(await found({ search: 'ㅂㄱ' })).toEqual([''])
    expect(await found({ tag: '내부', sort: 'alt' })).toEqual(['대기실', '햇살 드는 진료실'])
    expect(await found({ isGated: true })).toEqual(['볼의 기미'])
    expect(await found({ sort: 'createdAt' })).toEqual(['햇살 드는 진료실', '대기실', '볼의 기미', ''])
    expect((await owner.request('GET /admin/files/tags')).rows).toEqual([
      { tag: '내부', count: 2 },
      { tag: '1층', count: 1 },
      { tag: '배경', count: 1 },
    ])
  })

  test('comes in pages that together are all of it', async () => {
    const page = async (number: number) =>
      owner.request('GET /admin/files', { query: { page: number, pageSize: 3, sort: 'createdAt' } })
    const [first, second] = [await page(1), await page(2)]
    expect([first.count, second.count]).toEqual([4, 4])
    expect(new Set([...first.rows, ...second.rows].map(({ src }) => src)).size).toBe(4)
  })

  test('knows of a picture what it is, who sent it and where it is used, with the way there', async () => {
    const { rows } = await owner.request('GET /admin/files', { query: { search: '진료실' } })
    const [{ src, alt, width, height }] = rows as [(typeof rows)[number]]
    const notice = await owner.request('POST /admin/{resource}', {
      params: { resource: 'notices' },
      body: {
        title: '새 진료실',
        publishedAt: '2026-01-01T00:00:00.000Z',
        // Cut round a point of its own here: the picture is the same.
        image: { src: `${src}#focus=30,20`, alt, width, height },
        body: [{ type: 'paragraph', text: '열었습니다.' }],
      },
    })
    const { header } = (await owner.request('GET /admin/global')).slots
    await owner.request('PUT /admin/global/{slot}', {
      params: { slot: 'header' },
      body: { component: 'TestHeaderB', data: { text: '가', extra: { picture: src } } },
      headers: { 'if-match': header.etag },
    })
    const state = await owner.request('GET /admin/files/state', { query: { path: room } })
    expect(state).toMatchObject({
      tags: ['내부', '1층'],
      uploadedBy: '관리자',
      isGated: false,
      croppedFrom: null,
      size: (await app.files.get(room))?.bytes.length,
      uses: [
        { message: '헤더의 초안에서 씁니다.', link: '/site#/slots/header' },
        { message: '공지 ‘새 진료실’에서 씁니다.', link: `/content/notices/${notice.id}` },
      ],
    })
    expect(await found({ isUsed: true })).toEqual(['햇살 드는 진료실'])
    expect(await found({ isUsed: false, sort: 'alt' })).toEqual(['대기실', '볼의 기미', ''])
  })

  test('refuses a picture without a description, and one that has it though it is decorative', async () => {
    for (const query of [{}, { alt: '  ' }, { alt: '물결', isDecorative: true }]) {
      const { status, errors } = await refusal(upload(await picture(5), query))
      expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['/query/alt']])
    }
  })

  test('takes another description and tags, each tag once, and the log says what they were', async () => {
    const { src } = await upload(await picture(6), { alt: '물' })
    const changed = await owner.request('PUT /admin/files', {
      query: { path: src },
      body: { alt: '맑은 물결', tags: ['배경', ' 배경 ', '여름'] },
    })
    expect(changed).toMatchObject({ alt: '맑은 물결', tags: ['배경', '여름'] })
    const { rows } = await owner.request('GET /admin/audit', { query: { resource: 'files' } })
    expect(rows.slice(0, 2)).toMatchObject([
      {
        action: 'CHANGED',
        resourceTitle: '그림',
        title: '맑은 물결',
        changes: [
          { field: '대체 텍스트', before: '물', after: '맑은 물결' },
          { field: '태그', before: '없음', after: '배경, 여름' },
        ],
      },
      { action: 'CREATED', title: '물' },
    ])
  })
})

describe('many at once', () => {
  const bulk = (body: { action: 'remove' | 'tag'; paths: string[]; tags?: string[] }) =>
    owner.request('POST /admin/files/bulk', { body: body as never })

  test('are tagged, or none of them where one would have too many', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `가${index}`)
    const full = (await upload(await picture(10), { alt: '가득', tags: tags.join(',') })).src
    const other = (await upload(await picture(11), { alt: '하나', tags: '나' })).src
    const refused = await refusal(bulk({ action: 'tag', paths: [other, full], tags: ['다'] }))
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ path: '/paths/1', message: '태그는 20개까지입니다.' }],
    ])
    expect(await found({ tag: '다' })).toEqual([])
    expect(await bulk({ action: 'tag', paths: [other], tags: ['다', '나'] })).toEqual({ changed: 1 })
    expect(await found({ tag: '다' })).toEqual(['하나'])
  })

  test('are deleted, or none of them where one is used', async () => {
    const [used, unused] = [
      await upload(await picture(12), { alt: '쓰는 것' }),
      await upload(await picture(13), { alt: '안 쓰는 것' }),
    ]
    const { previewUrl: _, ...image } = used
    await owner.request('POST /admin/{resource}', {
      params: { resource: 'notices' },
      body: {
        title: '그림 소식',
        publishedAt: '2026-01-01T00:00:00.000Z',
        image,
        body: [{ type: 'paragraph', text: '그림입니다.' }],
      },
    })
    const paths = [unused.src, used.src]
    const refused = await refusal(bulk({ action: 'remove', paths }))
    expect([refused.status, refused.errors?.map(({ message }) => message)]).toEqual([
      409,
      ['‘쓰는 것’: 공지 ‘그림 소식’에서 씁니다.'],
    ])
    expect(await app.files.has(unused.src)).toBe(true)
    expect(await bulk({ action: 'remove', paths: [unused.src] })).toEqual({ changed: 1 })
    expect(await app.files.has(unused.src)).toBe(false)
  })
})

describe('a replacement', () => {
  const replace = (path: string, by: string, client = owner) =>
    client.request('POST /admin/files/replace', { body: { path, by } })

  test('is in every row and draft, logged for each row, and published with the drafts', async () => {
    const { previewUrl: _, ...old } = await upload(await picture(7), { alt: '옛 로비' })
    const by = await upload(await picture(8), { alt: '새 로비' })
    const { id } = await owner.request('POST /admin/{resource}', {
      params: { resource: 'notices' },
      body: {
        title: '로비 소식',
        publishedAt: '2026-01-01T00:00:00.000Z',
        image: { ...old, src: `${old.src}#focus=10,90` },
        body: [{ type: 'image', image: old }],
      },
    })
    const { header } = (await owner.request('GET /admin/global')).slots
    await owner.request('PUT /admin/global/{slot}', {
      params: { slot: 'header' },
      body: { component: 'TestHeaderB', data: { text: '나', extra: { picture: old.src } } },
      headers: { 'if-match': header.etag },
    })
    expect(await replace(old.src, by.src)).toEqual({ rows: 1, drafts: 1 })

    const image = { src: by.src, alt: '새 로비', width: by.width, height: by.height }
    const row = await owner.request('GET /admin/{resource}/{id}', { params: { resource: 'notices', id } })
    expect(row.data).toMatchObject({ image, body: [{ type: 'image', image }] })
    expect((await owner.request('GET /customer/notices/{id}', { params: { id }, query: {} })).image).toEqual(
      image,
    )
    const { draft } = (await owner.request('GET /admin/global')).slots.header
    expect(draft.data).toMatchObject({ extra: { picture: by.src } })
    const log = await owner.request('GET /admin/audit', { query: { resource: 'notices', rowId: id } })
    expect(log.rows[0]).toMatchObject({ action: 'CHANGED', by: '관리자' })
    const state = await owner.request('GET /admin/files/state', { query: { path: old.src } })
    expect(state.uses).toEqual([])
  })

  test('is refused between kinds, of what is not there, and to who may not publish', async () => {
    const open = await upload(await picture(9), { alt: '열린 것' })
    const gated = await upload(await picture(9), { alt: '가린 것', isGated: true })
    const refused = await refusal(replace(open.src, gated.src))
    expect([refused.status, refused.errors?.map(({ path }) => path)]).toEqual([422, ['/by']])
    expect((await refusal(replace(open.src, '/_files/1/0123456789abcdef-9x9.webp'))).status).toBe(404)
    const editor = app.client(hosts.a, await cookieOf('editor'))
    expect((await refusal(replace(open.src, open.src, editor))).status).toBe(403)
    const other = app.client(hosts.b, await app.signIn(hosts.b))
    expect((await refusal(replace(open.src, open.src, other))).status).toBe(404)
  })
})

describe('a crop', () => {
  let original: { src: string }
  const crop = (part: { x: number; y: number; width: number; height: number }, path = original.src) =>
    owner.request('POST /admin/files/crop', { body: { path, ...part } })
  beforeEach(async () => {
    const half = await drawPicture(200).png().toBuffer()
    const bytes = await drawPicture(20, { width: 120, height: 40 })
      .composite([{ input: half, left: 60, top: 0 }])
      .png()
      .toBuffer()
    original = await upload(bytes, { alt: '두 빛', tags: '빛' })
  })

  test('is a picture of its own, cut from the stored one, which stays', async () => {
    const cut = await crop({ x: 60, y: 0, width: 60, height: 40 })
    expect(cut).toMatchObject({ alt: '두 빛', width: 60, height: 40 })
    expect(cut.src).not.toBe(original.src)
    const { data } = await sharp((await app.files.get(cut.src))?.bytes)
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[0] ?? 0) - 200)).toBeLessThan(12)
    expect(await app.files.has(original.src)).toBe(true)
    const state = await owner.request('GET /admin/files/state', { query: { path: cut.src } })
    expect(state).toMatchObject({ tags: ['빛'], croppedFrom: { src: original.src, width: 120, height: 40 } })
  })

  test('of a gated picture is gated', async () => {
    const gated = await upload(await picture(21), { alt: '전', isGated: true })
    const cut = await crop({ x: 0, y: 0, width: 20, height: 20 }, gated.src)
    expect(cut.src).toMatch(/\/gated\//)
  })

  test('is refused beyond the picture, when too small, of what is not there, and of another partner’s', async () => {
    const wide = await refusal(crop({ x: 100, y: 0, width: 40, height: 40 }))
    expect([wide.status, wide.errors]).toEqual([
      422,
      [
        {
          path: '/width',
          message: '그림 밖입니다. 그림의 너비는 120픽셀인데 140픽셀까지 자르려 했습니다.',
        },
      ],
    ])
    const small = await refusal(crop({ x: 0, y: 0, width: 8, height: 40 }))
    expect([small.status, small.errors?.map(({ path }) => path)]).toEqual([422, ['/width']])
    const part = { x: 0, y: 0, width: 20, height: 20 }
    expect((await refusal(crop(part, '/_files/1/0123456789abcdef-9x9.webp'))).status).toBe(404)
    const other = app.client(hosts.b, await app.signIn(hosts.b))
    const elsewhere = other.request('POST /admin/files/crop', { body: { path: original.src, ...part } })
    expect((await refusal(elsewhere)).status).toBe(404)
  })
})

test('those who write the site keep the library; the desk and other partners do not', async () => {
  const { src } = await upload(await picture(30), { alt: '우리 것' })
  const client = async (role: 'editor' | 'desk') => app.client(hosts.a, await cookieOf(role))
  const state = { query: { path: src } }
  expect((await (await client('editor')).request('GET /admin/files/state', state)).alt).toBe('우리 것')
  expect((await refusal((await client('desk')).request('GET /admin/files', { query: {} }))).status).toBe(403)
  const other = app.client(hosts.b, await app.signIn(hosts.b))
  expect((await other.request('GET /admin/files', { query: {} })).rows).toEqual([])
  const body = { alt: '남의 것', tags: [] }
  for (const ask of [
    () => other.request('GET /admin/files/state', state),
    () => other.request('PUT /admin/files', { ...state, body }),
    () => other.request('POST /admin/files/bulk', { body: { action: 'remove', paths: [src] } }),
  ]) {
    expect((await refusal(ask())).status).toBe(404)
  }
  expect(await app.files.has(src)).toBe(true)
})
