import type { Backend } from '#backend/create-backend.ts'
import { createBackend } from '#backend/create-backend.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { files as fileRows } from './table.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { notices } from '#backend/content/notices/table.ts'
import { forgottenUploads } from './drop-uploads.ts'
import { eq, inArray, like, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { callers, hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { drawPicture, insert, paragraph, raw } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

type Options = { type?: string; query?: string; address?: string; headers?: Record<string, string> }
const upload = (
  path: string,
  bytes: Uint8Array,
  { type = 'image/png', query = 'alt=꽃', ...rest }: Options = {},
) =>
  app.send(`${path}?${query}`, {
    method: 'POST',
    body: raw(bytes),
    ...rest,
    headers: { 'content-type': type, ...(path.startsWith('/admin') && { cookie }), ...rest.headers },
  })
const toConsole = (bytes: Uint8Array, options?: Options) => upload('/admin/files', bytes, options)
let visitors = 0
/** As a visitor at an address of their own, so that one test's limit is not another's. */
const toPost = (bytes: Uint8Array, options?: Options) =>
  upload('/customer/files', bytes, { address: `10.9.0.${(visitors += 1)}`, ...options })

/** A PNG that says it is 60,000 × 60,000 and holds nothing. */
async function drawBomb() {
  const bomb = await drawPicture(1, { width: 1, height: 1 }).png().toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  return bomb
}

/** Holds the next call of the store's function, before or after its work, until it is told to go on. */
function hold(name: 'put' | 'delete', when: 'before' | 'after') {
  const work = app.files[name] as (...input: unknown[]) => Promise<unknown>
  let [stop, goOn] = [() => {}, () => {}]
  const reached = new Promise<void>((resolve) => (stop = resolve))
  const isToGoOn = new Promise<void>((resolve) => (goOn = resolve))
  const pause = () => {
    stop()
    return isToGoOn
  }
  const held = async (...input: unknown[]) => {
    if (when === 'before') await pause()
    const result = await work(...input)
    if (when === 'after') await pause()
    return result
  }
  vi.spyOn(app.files, name).mockImplementationOnce(held as never)
  return { reached, goOn }
}

const animate = (pages: number) => {
  const frames = Array.from({ length: pages }, (_, page) => Buffer.alloc(8 * 8 * 3, page * 60))
  const size = { width: 8, height: 8 * pages, channels: 3, pageHeight: 8 } as const
  return sharp(Buffer.concat(frames), { raw: size }).gif().toBuffer()
}

async function isKept(path: string) {
  const { rows } = await app.client(hosts.a, cookie).request('GET /admin/files', { query: { pageSize: 100 } })
  return { isListed: rows.some(({ src }) => src === path), isThere: await app.files.has(path) }
}

describe('what is kept', () => {
  test('is a WebP of the pixels alone, in the size it is shown in, whatever it was called', async () => {
    const jpeg = await drawPicture(7, { width: 300, height: 200 })
      .withExif({ IFD0: { Copyright: '비밀', ImageDescription: 'where I live' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await toConsole(jpeg, { type: 'image/png' })
    expect(answer.status).toBe(201)
    const image = await answer.json()
    expect(image).toMatchObject({ alt: '꽃', width: 200, height: 300, previewUrl: image.src })
    const kept = await app.files.get(image.src)
    const metadata = await sharp(kept?.bytes).metadata()
    expect([metadata.format, metadata.width, metadata.exif, metadata.orientation]).toEqual([
      'webp',
      200,
      undefined,
      undefined,
    ])
  })

  test('is kept once, and listed for the console', async () => {
    const png = await drawPicture(8).png().toBuffer()
    const sources = await Promise.all([1, 2, 3].map(async () => (await (await toConsole(png)).json()).src))
    expect(new Set(sources).size).toBe(1)
    const { rows } = await app
      .client(hosts.a, cookie)
      .request('GET /admin/files', { query: { pageSize: 100 } })
    expect(rows.filter(({ src }) => src === sources[0])).toHaveLength(1)
  })

  test('is no wider than anything is shown', async () => {
    const wide = await drawPicture(9, { width: 4000, height: 100 }).png().toBuffer()
    const kept = await (await toConsole(wide)).json()
    expect(kept).toMatchObject({ width: 2560, height: 64, reducedFrom: { width: 4000, height: 100 } })
  })

  test('is kept as wide as it came, however high it is, and sent in strips', async () => {
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c08552' } })
        .png()
        .toBuffer()
    const sent = await (await toConsole(await draw(860, 16_000))).json()
    expect(sent).toMatchObject({ width: 860, height: 16_000, reducedFrom: null })
    // WebP ends at 16,383 px.
    const higher = await (await toConsole(await draw(240, 20_000))).json()
    expect(higher).toMatchObject({ width: 240, height: 20_000, reducedFrom: null })
    expect((await app.files.get(higher.src))?.mime).toBe('image/jpeg')
    const gated = await (
      await toConsole(await draw(240, 20_000), { query: `alt=${encodeURIComponent('꽃')}&isGated=true` })
    ).json()
    expect(gated).toMatchObject({ height: 16_383, reducedFrom: { width: 240, height: 20_000 } })
    const strip = async (index: number) => {
      const address = gated.previewUrl.replace(/^\/_api/, '')
      const answer = await app.send(`${address}&width=96&strip=${index}`)
      return answer.ok ? (await sharp(await answer.arrayBuffer()).metadata()).height : answer.status
    }
    const strips = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8].map(strip))
    expect(strips.slice(0, 8).reduce((sum, height) => sum + height)).toBe(
      Math.round((16_383 * 96) / gated.width),
    )
    expect(strips[8]).toBe(404)
  })

  test('carries nothing that was hidden behind the picture', async () => {
    const polyglot = Buffer.concat([
      await drawPicture(10).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
    const answer = await toConsole(polyglot)
    if (answer.status === 201) {
      const kept = await app.files.get((await answer.json()).src)
      expect(kept?.bytes.includes('script')).toBe(false)
    } else expect(answer.status).toBe(422)
  })
})

describe('what is refused', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  test.each([
    ['SVG', async () => svg, 'unsupported-image'],
    ['HTML that says it is a picture', async () => html, 'unsupported-image'],
    [
      'a picture’s first bytes before HTML',
      async () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), html]),
      'unsupported-image',
    ],
    [
      'half a picture',
      async () => (await drawPicture(11, { width: 900, height: 900 }).jpeg().toBuffer()).subarray(0, 2000),
      'unsupported-image',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), 'unsupported-image'],
    ['nothing', async () => Buffer.from('x').subarray(1), 'unsupported-image'],
    ['an animation', () => animate(3), 'animated-image'],
  ])('%s, by either way', async (_, make, code) => {
    const bytes = await make()
    for (const send of [toConsole, toPost]) {
      const answer = await send(bytes)
      expect([answer.status, (await answer.json()).code]).toEqual([422, code])
    }
  })

  test('a bomb of pixels, before it is decoded', async () => {
    const answer = await toPost(await drawBomb())
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'image-too-large'])
  })

  test('more bytes than the limit, without reading them all', async () => {
    expect((await toPost(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  })

  test('a form, and a picture from another site', async () => {
    const png = await drawPicture(12).png().toBuffer()
    const multipart = { type: 'multipart/form-data; boundary=x' }
    expect((await toConsole(png, multipart)).status).toBe(403)
    expect((await toPost(png, multipart)).status).toBe(415)
    expect((await toConsole(png, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await toConsole(png, { headers: { origin: 'http://evil.test' } })).status).toBe(403)
  })

  test('a picture that is not described', async () => {
    const png = await drawPicture(12).png().toBuffer()
    for (const query of ['', 'alt=']) expect((await toConsole(png, { query })).status).toBe(400)
  })

  test('too many from one address', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 22; turn += 1)
      statuses.push((await toPost(Buffer.from('x'), { address: '10.8.0.1' })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

describe('gated pictures', () => {
  test('are shown to whom has sent them, by a signed address alone', async () => {
    const png = await drawPicture(20).png().toBuffer()
    const image = await (await toConsole(png, { query: 'alt=전&isGated=true' })).json()
    expect(image.src).toMatch(/^\/_files\/1\/gated\//)
    expect((await app.send(image.previewUrl.replace('/_api', ''))).status).toBe(200)
    const { rows } = await app
      .client(hosts.a, cookie)
      .request('GET /admin/files', { query: { isGated: false, pageSize: 100 } })
    expect(rows.some(({ src }) => src === image.src)).toBe(false)
  })

  test('visitors’ are always gated, and forgotten after a day unless they are posted', async () => {
    const send = async (seed: number) => (await toPost(await drawPicture(seed).png().toBuffer())).json()
    const [forgotten, posted, recent] = [await send(30), await send(33), await send(31)]
    expect(forgotten.src).toMatch(/\/gated\//)
    await post(1, [posted])
    const age = sql`now() - interval '25 hours'`
    await app.database.withPartner(1, (tx) =>
      tx
        .update(fileRows)
        .set({ createdAt: age })
        .where(inArray(fileRows.path, [forgotten.src, posted.src])),
    )
    const restarted = createBackend({ ...app, definitions: testDefinitions, logger })
    await sendTo(restarted, 32)
    await eventually(async () => expect(await app.files.has(forgotten.src)).toBe(false))
    expect(await app.files.has(posted.src)).toBe(true)
    expect(await app.files.has(recent.src)).toBe(true)
    await restarted.close()
    await app.database.asOperator((tx) => tx.delete(customerPosts))
  })

  test('no visitor waits for what is forgotten to be cleared away, which is tried once an hour', async () => {
    let tried = 0
    let fail = (_: Error) => {}
    const { withPartner } = app.database
    const database: Database = {
      ...app.database,
      withPartner(partnerId, run, options) {
        // The look at posts; what an upload itself asks is one statement.
        if (!options?.readOnly || options.atOnce) return withPartner(partnerId, run, options)
        tried += 1
        return new Promise((_, reject) => (fail = reject))
      },
    }
    const backend = createBackend({ ...app, database, definitions: testDefinitions, logger })
    expect([await sendTo(backend, 34), await sendTo(backend, 35), tried]).toEqual([201, 201, 1])
    fail(new Error('too many posts'))
    await eventually(() => expect(lines.join()).toContain('forgotten uploads were not cleared away'))
    await backend.close()
  })

  test('strangers together have a quota for each clinic, which no member uses up', async () => {
    const png = await drawPicture(36).png().toBuffer()
    await app.database.withPartner(1, (tx) =>
      tx.insert(fileRows).values(
        Array.from({ length: 300 }, (_, index) => ({
          partnerId: 1,
          path: `/_files/1/gated/${String(index).padStart(16, 'f')}.webp`,
          alt: '사진',
          width: 10,
          height: 10,
          mime: 'image/webp',
          origin: 'CUSTOMER' as const,
        })),
      ),
    )
    const refused = await toPost(png)
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'upload-quota'])
    const member = await signInCustomer(app.database, 1)
    expect((await toPost(png, { headers: { cookie: member.cookie } })).status).toBe(201)
    await app.database.asOperator((tx) =>
      tx.delete(fileRows).where(like(fileRows.path, '/_files/1/gated/ffff%')),
    )
  })

  test('are cleared away at the hour too, where no upload comes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const backend = createBackend({ ...app, definitions: testDefinitions, logger })
    const image = await (await toPost(await drawPicture(37).png().toBuffer())).json()
    await app.database.withPartner(1, (tx) =>
      tx
        .update(fileRows)
        .set({ createdAt: sql`now() - interval '25 hours'` })
        .where(eq(fileRows.path, image.src)),
    )
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    await eventually(async () => expect(await app.files.has(image.src)).toBe(false))
    await backend.close()
  })

  test('what is forgotten is found by reading the posts once, not once for each picture', async () => {
    const pictures = Array.from({ length: 500 }, (_, index) => ({
      src: `/_files/2/gated/${String(index).padStart(16, '0')}.webp`,
      alt: '사진',
      width: 10,
      height: 10,
    }))
    await app.database.withPartner(2, (tx) =>
      tx.insert(fileRows).values(
        pictures.map(({ src: path, ...size }) => ({
          ...size,
          partnerId: 2,
          path,
          mime: 'image/webp',
          origin: 'CUSTOMER' as const,
          createdAt: new Date(0),
        })),
      ),
    )
    await post(2, pictures.slice(1))
    const query = forgottenUploads({ partnerId: 2 }, new Date())
    const plan = await app.database.withPartner(2, (tx) => tx.execute(sql`explain ${query}`))
    expect(JSON.stringify(plan.rows)).toMatch(/(Hash|Merge)( Right)? Anti Join/)
    const found = await app.database.withPartner(2, (tx) => tx.execute(query))
    expect(found.rows).toEqual([{ path: pictures[0]?.src }])
  })

  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const sendTo = async (backend: Backend, seed: number) => {
    const body = raw(await drawPicture(seed).png().toBuffer())
    const headers = { 'content-type': 'image/png' }
    const options = { method: 'POST', body, headers, address: `10.9.1.${seed}` }
    return (await callers(backend).send('/customer/files?alt=꽃', options)).status
  }
  /** A post for each picture. */
  const post = (partnerId: number, pictures: object[]) =>
    app.database.withPartner(partnerId, async (tx) => {
      const boardTypeId = await insert(tx, 'boardTypes', { partnerId, name: '후기', writer: 'CUSTOMER' })
      const row = { partnerId, boardTypeId, author: '김', title: '글', content: '', passwordHash: '' }
      await tx.insert(customerPosts).values(pictures.map((picture) => ({ ...row, images: [picture] })))
    })
})

describe('deleting', () => {
  const remove = (path: string) =>
    app.send(`/admin/files?${new URLSearchParams({ path })}`, { method: 'DELETE', headers: { cookie } })
  const sendPng = async (seed: number) => (await toConsole(await drawPicture(seed).png().toBuffer())).json()

  test('takes the picture away, and it can be sent again', async () => {
    const { src } = await sendPng(40)
    expect((await remove(src)).status).toBe(204)
    expect(await app.files.has(src)).toBe(false)
    expect((await remove(src)).status).toBe(404)
    expect((await sendPng(40)).src).toBe(src)
    expect(await app.files.has(src)).toBe(true)
  })

  test('is refused while a notice, a draft or a revision shows it, and says where', async () => {
    const [inNotice, inDraft] = [await sendPng(41), await sendPng(42)]
    const { previewUrl: _, ...image } = inNotice
    const body = [...paragraph('아래를 보세요'), { type: 'image' as const, image }]
    const id = await app.database.withPartner(1, (tx) =>
      insert(tx, 'notices', { partnerId: 1, title: '그림 공지', body }),
    )
    const refused = await remove(inNotice.src)
    const problem = await refused.json()
    expect([refused.status, problem.code]).toEqual([409, 'file-in-use'])
    expect(problem.errors).toEqual([{ path: `/notices/${id}`, message: '공지 ‘그림 공지’에서 씁니다.' }])
    await app.database.withPartner(1, (tx) => tx.delete(notices).where(eq(notices.id, id)))
    expect((await remove(inNotice.src)).status).toBe(204)

    const console = app.client(hosts.a, cookie)
    const { header } = (await console.request('GET /admin/global')).slots
    await console.request('PUT /admin/global/{slot}', {
      params: { slot: 'header' },
      body: { component: 'TestHeaderB', data: { text: '가', extra: { picture: inDraft.src } } },
      headers: { 'if-match': header.etag },
    })
    await console.request('POST /admin/publish')
    const { errors } = await (await remove(inDraft.src)).json()
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['/draft/global/header', '/revision/2']),
    )
  })

  test('is another partner’s business only there', async () => {
    const { src } = await sendPng(43)
    const ownerOfB = await app.signIn(hosts.b)
    const answer = await app.send(`/admin/files?${new URLSearchParams({ path: src })}`, {
      method: 'DELETE',
      host: hosts.b,
      headers: { cookie: ownerOfB },
    })
    expect(answer.status).toBe(404)
    expect(await app.files.has(src)).toBe(true)
  })

  test('while it is sent again leaves a picture that is listed and there', async () => {
    const { src } = await sendPng(44)
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([remove(src), sendPng(44), remove(src), sendPng(44)])
      const { rows } = await app
        .client(hosts.a, cookie)
        .request('GET /admin/files', { query: { pageSize: 100 } })
      expect(await app.files.has(src)).toBe(rows.some((row) => row.src === src))
    }
  })

  test('while it is being sent by two leaves the picture of whom it was answered', async () => {
    const { src } = await sendPng(45)
    await remove(src)
    const put = hold('put', 'before')
    const first = sendPng(45)
    await put.reached
    const bytes = hold('delete', 'before')
    const removing = remove(src)
    // Refused, or about to remove what the other one sends.
    await Promise.race([removing, bytes.reached])
    await sendPng(45)
    put.goOn()
    await first
    bytes.goOn()
    await removing
    expect(await isKept(src)).toEqual({ isListed: true, isThere: true })
  })

  test('after the bytes were found to be there, and before they are listed, has them stored again', async () => {
    const { src } = await sendPng(46)
    const put = hold('put', 'after')
    const sending = sendPng(46)
    await put.reached
    expect((await remove(src)).status).toBe(204)
    put.goOn()
    await sending
    expect(await isKept(src)).toEqual({ isListed: true, isThere: true })
  })

  test('is done once it is listed no more: what the store fails to remove is in the log', async () => {
    const { src } = await sendPng(47)
    vi.spyOn(app.files, 'delete').mockRejectedValueOnce(new Error('bucket away'))
    expect((await remove(src)).status).toBe(204)
    expect(await isKept(src)).toEqual({ isListed: false, isThere: true })
    const told = app.logs.map((line) => JSON.parse(line)).filter(({ path }) => path === src)
    expect(told).toMatchObject([{ msg: 'the bytes of a deleted file were not removed' }])
    // Whoever wants them gone sends the picture again, and deletes it.
    await sendPng(47)
    await remove(src)
    expect(await isKept(src)).toEqual({ isListed: false, isThere: false })
  })
})

test('a store that fails for one leaves what another has sent', async () => {
  const png = await drawPicture(51).png().toBuffer()
  const put = vi.spyOn(app.files, 'put')
  let fail = (_: Error) => {}
  const reached = new Promise<void>((resolve) =>
    put.mockImplementationOnce(() => {
      resolve()
      return new Promise((_, reject) => (fail = reject))
    }),
  )
  const failing = toConsole(png)
  await reached
  const { src } = await (await toConsole(png)).json()
  fail(new Error('bucket away'))
  expect((await failing).status).toBe(500)
  expect(await isKept(src)).toEqual({ isListed: true, isThere: true })
})

test('a store that fails leaves nothing listed', async () => {
  const png = await drawPicture(50).png().toBuffer()
  const { put } = app.files
  app.files.put = () => Promise.reject(new Error('disk full'))
  expect((await toConsole(png)).status).toBe(500)
  app.files.put = put
  const listed = await app.database.withPartner(1, (tx) => tx.select().from(fileRows))
  for (const { path } of listed) expect(await app.files.has(path)).toBe(true)
  expect((await app.database.withPartner(1, (tx) => tx.select().from(customerPosts))).length).toBe(0)
})
