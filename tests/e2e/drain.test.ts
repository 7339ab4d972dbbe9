import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemo } from '#tests/support/demo.ts'
import { get } from '#tests/support/http.ts'
import { underLoad } from '#tests/support/load.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * A typical balancer: it asks each node every 100 ms whether it is ready, keeps its connections to the nodes, and
 * never repeats a request. So the visitor sees a request that a node takes and loses.
 */
const node = async (env: Record<string, string>) => {
  const site = await startSiteProcess(process.cwd(), { ...env, DRAIN_SECONDS: '2', TRUST_PROXY: 'true' })
  return { site, isReady: true, answered: 0, agent: new Agent({ keepAlive: true }) }
}

let folder: string
let nodes: Awaited<ReturnType<typeof node>>[]
let looking: NodeJS.Timeout
let turn = 0

const look = () =>
  nodes.forEach(async (one) => {
    one.isReady = await get(`${one.site.url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  })

function pass(request: IncomingMessage, response: ServerResponse): void {
  const ready = nodes.filter((one) => one.isReady)
  const one = ready[(turn += 1) % ready.length]
  const port = new URL(one?.site.url ?? '').port
  const { method, url: path, headers } = request
  send({ host: '127.0.0.1', port, method, path, headers, agent: one?.agent }, (answer) => {
    if (one) one.answered += 1
    response.writeHead(answer.statusCode ?? 0, answer.headers)
    answer.pipe(response)
  })
    .on('error', () => response.writeHead(502).end())
    .end()
}
const balancer = createServer(pass)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-drain-'))
  const shared = await copyDemo(folder)
  nodes = await Promise.all([node(shared), node(shared)])
  looking = setInterval(look, 100)
  await once(balancer.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  clearInterval(looking)
  balancer.closeAllConnections()
  balancer.close()
  await Promise.all((nodes ?? []).map(({ site }) => site.stop()))
  await rm(folder, { recursive: true, force: true })
})

const readiness = ({ url }: SiteProcess) => get(`${url}/readyz`).then(({ status }) => status)

test('a node that drains says 503 first, goes on answering, and loses no request of the balancer', async () => {
  const [ending, staying] = nodes
  if (!ending || !staying) throw new Error('There are two nodes.')
  const { port } = balancer.address() as AddressInfo
  // A page from the cache, a page to render, and a call of the API.
  const ask = async (turn: number) => {
    const path = ['/', `/search?keyword=${turn}`, '/_api/partners/this'][turn % 3]
    const { status } = await get(`http://127.0.0.1:${port}${path}`, { host: new URL(ending.site.url).host })
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  const { failures } = await underLoad(ask, async () => {
    await expect.poll(() => Math.min(ending.answered, staying.answered)).toBeGreaterThan(20)
    const exited = once(ending.site.process, 'exit')
    ending.site.process.kill('SIGTERM')
    await expect.poll(() => readiness(ending.site)).toBe(503)
    expect((await get(ending.site.url)).status).toBe(200)
    expect(await exited).toEqual([0, null])
    const { answered } = staying
    await expect.poll(() => staying.answered).toBeGreaterThan(answered + 20)
  })
  expect(failures).toEqual([])
})
