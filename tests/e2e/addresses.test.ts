import fc from 'fast-check'
import { request, type IncomingHttpHeaders } from 'node:http'
import { execFile } from 'node:child_process'
import { chmod, lstat, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { drawPicture } from '#tests/support/content.ts'
import { randomAddresses } from '#tests/support/random-addresses.ts'
import { rounds } from '#tests/support/rounds.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

const run = promisify(execFile)

let folder: string
let site: SiteProcess
let settings: Awaited<ReturnType<typeof copyDemo>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-addresses-'))
  settings = await copyDemo(folder)
  // An earlier version left them open.
  for (const path of ['', 'files', 'prepared']) await chmod(join(folder, path), 0o755)
  site = await startSiteProcess(process.cwd(), { ...settings, TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

type Answer = {
  status: number
  location: string | undefined
  text: string
  headers: IncomingHttpHeaders
}

/** Sends a path as it is; `fetch` would tidy it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(site.url)
    const sent = request({ hostname, port, path, headers, setHost: !headers.host }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const { statusCode: status = 0, headers: got } = response
      done({ status, location: got.location, text: Buffer.concat(chunks).toString(), headers: got })
    })
    sent.once('error', fail).end()
  })

const isOfTheSite = (html: string) => /data-slot="header"[^>]* data-block="GlobalHeaderType1"/.test(html)
const lines = () => site.output.length

test('a random or encoded address is a page, a page of the site that tells there is none, or a plain 400', async () => {
  const before = lines()
  const wrong: unknown[] = []
  const statuses = new Set<number>()
  for (const path of randomAddresses(400, 5)) {
    const { status, location, text } = await ask(path)
    statuses.add(status)
    const isPage = text.startsWith('<!DOCTYPE html>') && (status === 400 || isOfTheSite(text))
    const isData = path.startsWith('/_page?') && text.startsWith('{')
    const leadsInside = status === 301 && new URL(location ?? '', 'http://site.test').host === 'site.test'
    const isOther = /^\/(?:admin|_catalogue|_files|_image|assets|_api)(?:[/?]|$)/.test(path)
    if (status >= 500 || !(isPage || isData || leadsInside || isOther)) wrong.push([path, status, location])
  }
  expect(wrong).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 404]))
  // Not one of them is worth a line of the log.
  expect(lines() - before).toBe(0)
})

describe('a host', () => {
  const paths = ['/', '/admin', '/robots.txt', '/favicon.svg', '/_catalogue', '/_api/page?path=/', '/nope']
  test.each(['localhost:99999', 'xn--localhost', 'a b', '1.2.3.4.5', 'localhost/x', 'localhost:'])(
    'that is none, %s, is answered 400 wherever it is asked',
    async (host) => {
      const before = lines()
      for (const path of paths) expect([path, (await ask(path, { host })).status]).toEqual([path, 400])
      expect(lines()).toBe(before)
    },
  )
  test('that is nobody’s is 404, also where it is very long', async () => {
    for (const host of ['nobody.example', `${'a'.repeat(300)}.example`]) {
      expect(await ask('/', { host })).toMatchObject({ status: 404 })
    }
  })
  test('that comes twice is refused, whichever of them a proxy would take', async () => {
    const { host, hostname, port } = new URL(site.url)
    const sent = request({
      hostname,
      port,
      path: '/',
      setHost: false,
      headers: ['Host', host, 'HOST', 'evil.example'],
    })
    const status = await new Promise((done, fail) =>
      sent
        .once('response', (response) => done(response.resume().statusCode))
        .once('error', fail)
        .end(),
    )
    expect(status).toBe(400)
  })
})

test.each(['//evil.example', '/\\evil.example/', '/\\/evil.example//', '/.//evil.example/'])(
  '%s leads nowhere else',
  async (path) => {
    const { status, location } = await ask(path)
    expect(status).toBe(301)
    expect(new URL(location ?? '', site.url).origin).toBe(new URL(site.url).origin)
  },
)

test('a part of a page carries of the headers of security but what concerns it', async () => {
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(site.url)).text()) ?? []
  const { status, headers } = await ask(script)
  expect(status).toBe(200)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers).not.toHaveProperty('permissions-policy')
})

test.each([
  '/',
  '/nowhere',
  '/admin',
  '/_api/docs',
  '/_api/openapi.json',
  '/_api/nowhere',
  '/robots.txt',
  '/%',
])('%s has the headers of security, and behind https that nothing else is to be asked by', async (path) => {
  const { headers } = await ask(path, { 'x-forwarded-proto': 'https' })
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
  if (headers['content-type']?.startsWith('text/html'))
    expect(headers['content-security-policy']).toMatch(/default-src .*frame-ancestors/)
  expect((await ask(path)).headers).not.toHaveProperty('strict-transport-security')
})

/** Addresses of everything that the server answers with. */
async function everyKind(): Promise<string[]> {
  const { text } = await ask('/')
  const parts = ['/assets/', '/_image', '/_files/', '/_card/'].map(
    (start) => new RegExp(`${start}[^"\\s]+`).exec(text)?.[0].replaceAll('&amp;', '&') ?? `${start}none`,
  )
  const pages = '/ /_page?path=/ /nowhere /% // /admin /_widget /_catalogue /_preview/x'
  const files = '/robots.txt /sitemap.xml /rss.xml /favicon.svg /manifest.webmanifest /error.css /_fonts/none'
  const calls = '/healthz /readyz /_api/page?path=/ /_api/nowhere /_api/docs'
  return [...`${pages} ${files} ${calls}`.split(' '), ...parts]
}

test('every answer has a request id, which a page in the cache has in its head alone', async () => {
  for (const path of await everyKind()) {
    const given = crypto.randomUUID()
    const [{ headers }, own] = [await ask(path), await ask(path, { 'x-request-id': given })]
    expect([path, headers['x-request-id'], own.headers['x-request-id']]).toEqual([
      path,
      expect.stringMatching(/^[0-9a-f]{16}$/),
      given,
    ])
    if (own.headers['content-type'] === 'application/problem+json')
      expect([path, JSON.parse(own.text)]).toMatchObject([path, { requestId: given }])
    else expect([path, own.text.includes(given)]).toEqual([path, false])
  }
})

const forged = fc.record(
  Object.fromEntries(
    ['host', 'port', 'proto', 'for', 'server', 'prefix']
      .map((name) => `x-forwarded-${name}`)
      .concat('forwarded', 'x-original-host', 'x-host', 'x-original-url', 'x-rewrite-url')
      .map((name) => [
        name,
        fc.constantFrom(
          'evil.example',
          'evil.example:8443',
          '8443',
          '0',
          'https',
          'http, https',
          'ftp',
          '/x',
          ',',
        ),
      ]),
  ),
  { requiredKeys: [] },
)

test('whatever headers forge, an answer is the same bytes and names no port or host of theirs', async () => {
  const paths = ['/', '/products', '/_page?path=/', '/robots.txt', '/sitemap.xml', '/rss.xml', '/nowhere']
  const clean = new Map<string, string>()
  for (const path of paths) clean.set(path, await whole(path))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), forged, async (path, headers) => {
      expect((await ask(path, headers as Record<string, string>)).text).toBe(clean.get(path))
    }),
    { numRuns: rounds({ few: 60, all: 2_000 }) },
  )
  for (const path of paths) expect(await whole(path)).toBe(clean.get(path))
  const home = clean.get('/') ?? ''
  expect(home).toContain(`<link rel="canonical" href="${new URL(site.url).origin}/"`)
  // A port that is made up in the host reaches nothing either.
  expect((await ask('/', { host: 'localhost:8443' })).text).toBe(home)
})

/** The text of an address once all its answers have come. */
async function whole(path: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const answer = await ask(path)
      text = answer.text
      return answer.headers['cache-status'] ?? 'danjang; hit'
    })
    .toBe('danjang; hit')
  return text
}

test('an absolute-form request is answered as one in origin-form, by the host that it names', async () => {
  const { host, hostname, port } = new URL(site.url)
  const home = await whole('/')
  expect((await ask(`http://${host}/`, { host: 'nobody.example' })).text).toBe(home)
  const [mirae, asked] = [
    await ask('/robots.txt', { host: `mirae.${host}` }),
    await ask(`http://mirae.${hostname}:${port}/robots.txt`),
  ]
  expect(asked.text).toBe(mirae.text)
  expect(asked.text).toContain(`Sitemap: http://mirae.${host}/sitemap.xml`)
  expect(await ask(`http://nobody.example/`)).toMatchObject({ status: 404 })
  for (const target of [`http://user@${host}/`, `ftp://${host}/`])
    expect([target, (await ask(target)).status]).toEqual([target, 400])
})

test('a short address leads where the clinic says, tells when its time is over, and is a page like any other before', async () => {
  const api = await signIn(site.url)
  const params = { setting: 'links' }
  const keep = async (link: object) => {
    const { data, etag } = await api.request('GET /admin/settings/{setting}', { params })
    const body = { ...data, shortLinks: [{ code: 'spring', ...link }] }
    await api.request('PUT /admin/settings/{setting}', { params, body, headers: { 'if-match': etag } })
  }
  const open = () => ask('/s/spring?utm_source=sms')
  // Twice: the page that tells there is none is kept.
  for (const { status, text } of [await open(), await open()])
    expect([status, isOfTheSite(text)]).toEqual([404, true])
  await keep({ targetUrl: '/events?eventId=1' })
  expect(await open()).toMatchObject({
    status: 302,
    location: '/events?eventId=1&utm_source=sms',
    headers: { 'cache-control': 'no-store' },
  })
  await keep({ targetUrl: 'naver.me/abc' })
  expect(await open()).toMatchObject({ status: 302, location: 'http://naver.me/abc' })
  await keep({ targetUrl: '/events', expiresAt: new Date(Date.now() - 1000).toISOString() })
  const over = await open()
  expect(over).toMatchObject({ status: 410, headers: { 'cache-control': 'no-store' } })
  expect(over.text).toContain('<h1>기한이 지난 주소입니다</h1>')
  expect(over.text).toContain('<a href="/">홈으로 가기</a>')
})

/** Exit code and output of a command of the operator's. */
const command = (...args: string[]) =>
  run(process.execPath, ['dist/server/db.mjs', ...args], { env: { ...process.env, ...settings } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )

test('nobody else on the machine reads the data folder, which the start has closed, or a back-up', async () => {
  expect(site.logs.filter(({ msg }) => /It is closed now/.test(String(msg)))).toHaveLength(1)
  const backUp = join(folder, 'back-up.gz')
  expect(await command('backup', backUp)).toMatchObject({ code: 0 })
  expect(((await lstat(backUp)).mode & 0o777).toString(8)).toBe('600')
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory())
      expect([path, ((await lstat(path)).mode & 0o77).toString(8)]).toEqual([path, '0'])
  }
})

test('a damaged picture is served nowhere, told once and found by the operator, until it is uploaded again', async () => {
  const api = await signIn(site.url)
  const png = new Blob([new Uint8Array(await drawPicture(9, { width: 600, height: 400 }).png().toBuffer())], {
    type: 'image/png',
  })
  const upload = () => api.request('POST /admin/files', { query: { alt: '꽃' }, body: png })
  const { src } = await upload()
  const addresses = [src, `/_image?url=${src}&width=480&quality=75`]
  const statuses = () => Promise.all(addresses.map(async (path) => (await ask(path)).status))
  expect(await command('verify-files')).toMatchObject({ code: 0, text: expect.stringContaining('all whole') })
  await truncate(join(folder, src.replace('/_files', 'files')), 100)
  const before = site.logs.length
  for (const path of [...addresses, ...addresses])
    expect(await ask(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  expect(site.logs.slice(before)).toMatchObject([{ path: src, bytes: 100 }])
  expect(await command('verify-files')).toMatchObject({
    code: 1,
    text: expect.stringContaining(`cut     ${src}`),
  })
  await upload()
  expect(await statuses()).toEqual([200, 200])
  expect((await command('verify-files')).code).toBe(0)
})
