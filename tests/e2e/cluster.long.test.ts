import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request as send } from 'node:https'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCaddy } from '../../scripts/lib/caddy.mjs'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { underLoad } from '#tests/support/load.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * Two nodes behind Caddy with `deploy/Caddyfile`, on one PostgreSQL. Needs Caddy (Debian's package `caddy`). The short
 * form in `nodes.test.ts` needs none.
 */

let folder: string
let settings: Record<string, string>
let line: Awaited<ReturnType<typeof openLine>>
let caddy: Awaited<ReturnType<typeof startCaddy>>
let agent: Agent
const nodes: SiteProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-cluster-'))
  const shared = await copyDemo(join(folder, 'shared'))
  line = await openLine(new URL(shared.DATABASE_URL))
  // The patience is short, so that a call soon fails when the database is gone.
  settings = {
    ...shared,
    DATABASE_URL: line.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    DATABASE_PATIENCE: '3000',
  }
  for (let node = 0; node < 2; node += 1) nodes.push(await startSiteProcess(process.cwd(), settings))
  caddy = await startCaddy({ nodes: nodes.map(({ url }) => `127.0.0.1:${new URL(url).port}`), folder })
  agent = new Agent({ keepAlive: true, ca: await readFile(caddy.certificate) })
})
afterAll(async () => {
  agent?.destroy()
  await caddy?.stop()
  await Promise.all(nodes.map((node) => node.stop()))
  line?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens a proxy to the database whose connections can be cut. */
async function openLine(database: URL) {
  const ends = new Set<Socket>()
  const server: Server = createServer((here) => {
    const there = connect(Number(database.port), database.hostname)
    for (const end of [here, there]) ends.add(end.on('error', () => {}).on('close', () => ends.delete(end)))
    here.pipe(there).pipe(here)
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    for (const end of ends) end.destroy()
  }
  return {
    url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href,
    close,
    mend: () => listen(port),
  }
}

type Asked = { host?: string; headers?: Record<string, string> }

/** Asks Caddy as a browser does, over connections that stay open. */
const ask = (path: string, { host = 'localhost', headers = {} }: Asked = {}) =>
  new Promise<{ status: number | undefined; id: unknown; text: string }>((done, fail) => {
    const options = { agent, host: '127.0.0.1', port: caddy.port, servername: host, path }
    send({ ...options, headers: { host: `${host}:${caddy.port}`, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () =>
        done({ status: response.statusCode, id: response.headers['x-request-id'], text }),
      )
      response.on('error', fail)
    })
      .on('error', fail)
      .end()
  })

const paths = ['/', '/products', '/_api/customer/notices', '/events']
/** Throws for any answer but a 200. */
async function askAny(turn: number): Promise<void> {
  const path = paths[turn % paths.length] ?? '/'
  const { status } = await ask(path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

test('only hosts of clinics get a certificate, and a new clinic’s at once', async () => {
  for (const host of ['localhost', 'mirae.localhost']) expect((await ask('/', { host })).status).toBe(200)
  await expect(ask('/', { host: 'new.localhost' })).rejects.toThrow()
  await promisify(execFile)(
    process.execPath,
    ['dist/server/db.mjs', 'create', '새의원', 'new.localhost', 'owner@new.test', 'empty'],
    { env: { ...process.env, ...settings } },
  )
  await expect.poll(() => ask('/', { host: 'new.localhost' }).catch(String)).toMatchObject({ status: 200 })
  await expect(ask('/', { host: 'nobody.localhost' })).rejects.toThrow()
})

test('a visitor cannot forge a host, a scheme or a request id', async () => {
  const forged = {
    'x-forwarded-host': 'mirae.localhost',
    'x-forwarded-proto': 'http',
    'x-request-id': 'of-the-visitor',
  }
  const [plain, answer] = [await ask('/robots.txt'), await ask('/robots.txt', { headers: forged })]
  expect(answer.text.replace(/:\d+/, '')).toBe(plain.text.replace(/:\d+/, ''))
  expect(answer.id).toMatch(/^[\w-]{16,}$/)
})

test('no visitor notices that nodes are replaced one after the other', async () => {
  const { answers, failures } = await underLoad(askAny, async () => {
    for (const [at, node] of nodes.entries()) {
      await node.stop()
      nodes[at] = await startSiteProcess(process.cwd(), { ...settings, PORT: new URL(node.url).port })
    }
  })
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(100)
})

test('later visitors do not notice that a node was killed', async () => {
  const [killed] = nodes as [SiteProcess, SiteProcess]
  await killed.stop('SIGKILL')
  for (let turn = 0; turn < 40; turn += 1) await askAny(turn)
  nodes[0] = await startSiteProcess(process.cwd(), { ...settings, PORT: new URL(killed.url).port })
})

test('pages are served while the database is gone, and new publications show once it is back', async () => {
  for (const path of ['/', '/products']) await expect.poll(async () => (await ask(path)).status).toBe(200)
  line.close()
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
  for (const path of ['/', '/products', '/']) expect([path, (await ask(path)).status]).toEqual([path, 200])
  await line.mend()
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  const api = await signIn(nodes[0]?.url ?? '')
  const { slots } = await api.request('GET /admin/global')
  await api.request('PUT /admin/global/{slot}', {
    params: { slot: 'header' },
    body: { component: 'GlobalHeaderType2', data: {} },
    headers: { 'if-match': slots.header.etag },
  })
  await api.request('POST /admin/publish')
  await expect.poll(async () => (await ask('/')).text).toContain('data-block="GlobalHeaderType2"')
})
