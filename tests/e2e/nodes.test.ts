import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, createServer, request as send, type RequestOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo, copyEmbeddedDemo } from '#tests/support/demo.ts'
import { eventually } from '#tests/support/eventually.ts'
import { get, getCached } from '#tests/support/http.ts'
import { underLoad } from '#tests/support/load.ts'
import { rounds } from '#tests/support/rounds.ts'
import { s3Account, startS3Server } from '#tests/support/s3-server.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

let folder: string
const running: SiteProcess[] = []
const start = async (env: Record<string, string>) => {
  const site = await startSiteProcess(process.cwd(), env)
  running.push(site)
  return site
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-nodes-'))
})
afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  await rm(folder, { recursive: true, force: true })
})

const headerOf = (html: string) => /data-slot="header" data-block="(\w+)"/.exec(html)?.[1]

test('two nodes on one PostgreSQL: what is published on one shows on the other', async () => {
  const shared = await copyDemo(join(folder, 'shared'))
  const first = await start(shared)
  const second = await start(shared)
  expect(headerOf((await get(second.url)).text)).toBe('GlobalHeaderType1')

  const api = await signIn(first.url)
  const { slots } = await api.request('GET /admin/global')
  await api.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component: 'GlobalHeaderType2', data: {} },
    headers: { 'if-match': slots.header.etag },
  })
  await api.request('POST /admin/publish')
  await expect
    .poll(async () => headerOf((await get(second.url)).text), { interval: 20 })
    .toBe('GlobalHeaderType2')
  expect(headerOf((await get(first.url)).text)).toBe('GlobalHeaderType2')
  await Promise.all([first.stop(), second.stop()])
})

test('no request breaks off while nodes are replaced one after the other', async () => {
  const shared = await copyDemo(join(folder, 'replaced'))
  const nodes = [await start(shared), await start(shared)]
  const agent = new Agent({ keepAlive: true })
  const paths = ['/', '/products', '/_api/customer/notices']
  // A balancer leaves out a node that takes no connection. Everything else is a failure.
  const ask = async (turn: number) => {
    const { port } = new URL((nodes[turn % 2] as SiteProcess).url)
    const status = await statusOf({ agent, port, path: paths[turn % 3], headers: { host: 'localhost' } })
    if (status !== 200 && status !== 'ECONNREFUSED') throw new Error(`${paths[turn % 3]}: ${status}`)
  }
  const { answers, failures } = await underLoad(ask, async () => {
    for (const [at, node] of nodes.entries()) {
      await node.stop()
      nodes[at] = await start({ ...shared, PORT: new URL(node.url).port })
    }
  })
  agent.destroy()
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(100)
  await Promise.all(nodes.map((node) => node.stop()))
})

/** Returns the status of a whole answer, or the code of the error that broke it off. */
const statusOf = (options: RequestOptions) =>
  new Promise<number | string | undefined>((done) => {
    const broken = ({ code, message }: NodeJS.ErrnoException) => done(code ?? message)
    send({ host: '127.0.0.1', ...options }, (response) => {
      response.on('end', () => done(response.statusCode)).on('error', broken)
      response.resume()
    })
      .on('error', broken)
      .end()
  })

test('two nodes that share a database and a bucket prepare each clinic once, and both send its fonts', async () => {
  const { DATA_DIR, DATABASE_URL } = await copyDemo(join(folder, 'with-bucket'))
  await rm(join(DATA_DIR, 'prepared'), { recursive: true })
  const bucket = await startS3Server()
  const settings = {
    DATABASE_URL,
    PREPARATION: 'on',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: bucket.options.endpoint,
    S3_BUCKET: s3Account.bucket,
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  }
  const nodes = await Promise.all(
    [DATA_DIR, join(folder, 'second')].map((data) => start({ ...settings, DATA_DIR: data })),
  )
  const hosts = ['localhost', 'mirae.localhost', 'solo.localhost']
  const pages = () =>
    Promise.all(nodes.flatMap((node) => hosts.map(async (host) => (await get(node.at(host))).text)))
  const fontOf = (html: string) => /\/_fonts\/\w+\.woff2/.exec(html)?.[0]
  const arePrepared = async () => (await pages()).every(fontOf)
  await expect.poll(arePrepared, { timeout: 600_000, interval: 500 }).toBe(true)
  const prepared = nodes
    .flatMap(({ logs }) => logs)
    // A clinic is prepared once more if answers were late.
    .filter(({ msg, isComplete }) => msg === 'A site is prepared for its visitors.' && isComplete)
    .map(({ partner }) => partner)
  expect(prepared.toSorted()).toEqual([1, 2, 3])
  const font = fontOf((await get(nodes[0]?.url ?? '')).text)
  for (const { url } of nodes) expect((await get(`${url}${font}`)).status).toBe(200)
  await Promise.all(nodes.map((node) => node.stop()))
  await bucket.close()
})

/** Returns the child processes of a process, as Linux lists them. */
const childrenOf = async ({ pid }: ChildProcess) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number)

test('processes of a node share its port, a killed one is replaced, and all end with the node', async () => {
  const shared = await copyDemo(join(folder, 'processes'))
  const node = await start({ ...shared, WEB_CONCURRENCY: '2', ACCESS_LOG: 'on' })
  const answering = async () => {
    await get(node.url, { connection: 'close' })
    const pids = node.logs.filter(({ path }) => path === '/').map(({ pid }) => pid)
    return [...new Set(pids)]
  }
  await expect.poll(answering).toHaveLength(2)
  const [first = 0, second = 0] = await childrenOf(node.process)
  process.kill(first, 'SIGKILL')
  const words = 'A process of the server ended by itself. Another takes its place.'
  await expect.poll(() => node.logs.filter(({ msg }) => msg === words)).toMatchObject([{ process: first }])
  expect((await get(node.url)).status).toBe(200)
  await expect.poll(() => childrenOf(node.process)).toHaveLength(2)
  expect(await childrenOf(node.process)).toContain(second)
  await node.stop()
  expect(node.process.exitCode).toBe(0)
  await expect(get(node.url)).rejects.toThrow()
})

test('more than one process on the embedded database is refused at the start', async () => {
  const own = await copyEmbeddedDemo(join(folder, 'one-process'))
  await expect(start({ ...own, WEB_CONCURRENCY: '2' })).rejects.toThrow(
    'WEB_CONCURRENCY above 1 needs DATABASE_URL',
  )
})

describe('an API for sites that are elsewhere', () => {
  let data: string
  let api: SiteProcess
  let site: SiteProcess
  beforeAll(async () => {
    data = join(folder, 'api')
    api = await start({ ...(await copyEmbeddedDemo(data)), TRUST_PROXY: 'true' })
    site = await start({ DATA_DIR: join(folder, 'site'), API_BASE_URL: `${api.url}/_api` })
  })

  test('an API that hangs delays no page in the cache, from the first request on', async () => {
    const host = { host: new URL(site.url).host }
    const before = await getCached(site.url, host)
    expect(before.status).toBe(200)
    api.process.kill('SIGSTOP')
    try {
      const take = async (path: string) => {
        const began = performance.now()
        const answer = await get(`${site.url}${path}`, host)
        return { ...answer, took: performance.now() - began }
      }
      // Beyond what is known of the site (a second), as a visitor who goes on reading would ask.
      const cached: number[] = []
      for (const end = performance.now() + 3_000; performance.now() < end;) {
        const { body, took } = await take('/')
        cached.push(took)
        expect(body.equals(before.body)).toBe(true)
      }
      // What was never served needs the API: one waits for it to its limit, those after it are told at once.
      const waited = await take('/introduce')
      const told = await take('/introduce')
      expect([waited.status, told.status]).toEqual([503, 503])
      expect(told.took).toBeLessThan(waited.took)
      expect(Math.max(...cached)).toBeLessThan(waited.took)
    } finally {
      api.process.kill('SIGCONT')
    }
  })

  test('a query that the API leaves hanging costs its block alone, and no connection stays open', async () => {
    // Passes everything on but the notices, for which nothing ever comes.
    const hanging = new Set<Socket>()
    let asked = 0
    const between = createServer((request, response) => {
      if (request.url?.startsWith('/_api/customer/notices')) {
        asked += 1
        hanging.add(request.socket)
        request.socket.once('close', () => hanging.delete(request.socket))
        return
      }
      const { method, url: path, headers } = request
      request.pipe(
        send(api.url, { method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        }),
      )
    }).listen(0, '127.0.0.1')
    await once(between, 'listening')
    try {
      const { port } = between.address() as AddressInfo
      const site = await start({
        DATA_DIR: join(folder, 'half-site'),
        API_BASE_URL: `http://127.0.0.1:${port}/_api`,
      })
      const host = { host: new URL(site.url).host }
      const page = `${site.url}/cscenter/notice`
      // On a busy machine the API may be too late for the page itself, which then is asked for again.
      const { text, headers } = await eventually(async () => {
        const answer = await get(page, host)
        expect(answer.status).toBe(200)
        return answer
      })
      expect(asked).toBeGreaterThan(0)
      expect(headers['cache-status']).toBe('danjang; fwd=miss')
      expect(headerOf(text)).toBe('GlobalHeaderType1')
      expect(text).toMatch(/data-block="NoticeListSection"[^>]*>(?:(?!data-block=)[^])*불러오는 중/)
      await expect.poll(() => hanging.size).toBe(0)
    } finally {
      between.closeAllConnections()
      between.close()
    }
  })

  test('a second process on the same embedded database refuses, and the first goes on', async () => {
    await expect(startSiteProcess(process.cwd(), { DATA_DIR: data })).rejects.toThrow(
      /DATABASE_URL|already|in use/i,
    )
    expect((await get(`${api.url}/readyz`)).status).toBe(200)
  })

  // Last: it ends the API.
  test('a site whose API is elsewhere: with the API gone, what was served stays, and what never was is 503', async () => {
    const host = { host: new URL(site.url).host }
    const before = await getCached(site.url, host)
    expect(before.status).toBe(200)
    expect(headerOf(before.text)).toBe('GlobalHeaderType1')
    const picture = / src="(\/_image\?[^"]+)"/.exec(before.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    // On a busy machine the API may be too late with the file.
    await eventually(async () => expect((await get(`${site.url}${picture}`, host)).status).toBe(200))

    await api.stop('SIGKILL')
    // What is known of the site holds for a second; after it the API is asked, and does not answer.
    await expect
      .poll(async () => (await get(site.url, host)).headers['cache-status'], { interval: 100 })
      .toBe('danjang; hit; detail=stale')
    const after = await get(site.url, host)
    expect(after.body.equals(before.body)).toBe(true)
    expect(await get(`${site.url}/events`, host)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    })
  })
})

const kills = rounds({ few: 3, all: 200 })

test(
  `after ${kills} kills, in starts, writes and ends, the embedded database has every row that was acknowledged`,
  { timeout: 1_800_000 },
  async () => {
    const data = join(folder, 'killed')
    await copyEmbeddedDemo(data)
    const acknowledged: string[] = []
    const ofNotices = { params: { resource: 'notices' } }
    for (let kill = 0; kill < kills; kill += 1) {
      // Each time at another moment; what must hold does not depend on it.
      const moment = (kill * 97) % 1_000
      if (kill % 3 === 0) {
        const starting = spawn(process.execPath, ['dist/server/main.mjs'], {
          env: { ...process.env, PORT: '0', DATA_DIR: data, PREPARATION: 'off' },
          stdio: 'ignore',
        })
        setTimeout(() => starting.kill('SIGKILL'), moment)
        await once(starting, 'exit')
        continue
      }
      const site = await start({ DATA_DIR: data })
      const api = await signIn(site.url)
      const write = async (writer: number) => {
        for (let turn = 0; ; turn += 1) {
          const title = `공지 ${kill}-${writer}-${turn}`
          const body = {
            title,
            publishedAt: '2026-11-20T01:00:00.000Z',
            body: [{ type: 'paragraph', text: '글' }],
          }
          await api.request('POST /admin/{resource}', { ...ofNotices, body })
          acknowledged.push(title)
        }
      }
      const before = acknowledged.length
      const writers = Promise.allSettled([0, 1, 2, 3].map(write))
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 4)
      if (kill % 3 === 2) {
        site.process.kill('SIGTERM')
        setTimeout(() => site.process.kill('SIGKILL'), moment)
        await site.stop()
      } else await site.stop('SIGKILL')
      await writers
    }
    const site = await start({ DATA_DIR: data })
    const api = await signIn(site.url)
    const csv: unknown = await api.request('GET /admin/{resource}', {
      ...ofNotices,
      query: {},
      headers: { accept: 'text/csv' },
    })
    const kept = new Set((await (csv as Blob).text()).match(/공지 \d+-\d+-\d+/g))
    expect(acknowledged.filter((title) => !kept.has(title))).toEqual([])
    await site.stop()
  },
)
