import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, type ApiClient } from '#api/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteDirectory } from '../cache/site-directory.ts'
import { createHostRoutes } from './hosts.ts'

const states: Record<string, object> = {
  'https://gaon.kr': { partnerId: 1, revision: 1, changes: 0 },
  'https://suspended.kr': { partnerId: 2, revision: 1, changes: 0, isSuspended: true },
}
const asked: string[] = []
/** An API that knows two clinics, and records the origins it is asked for. */
const api = (origin: string) =>
  ({
    async request() {
      asked.push(origin)
      const state = states[origin]
      if (!state) throw new ApiError({ status: 404, message: '', code: 'unknown-host' })
      return state
    },
  }) as unknown as ApiClient

const directory = new SiteDirectory({ api, holds: 60_000 })
const app = createHostRoutes({ directory, operatorHost: 'operator.example.com' })
const server = createServer(getRequestListener(app.fetch))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

/** Asks as Caddy does: at the address of a node, which is no clinic's host. */
async function ask(query: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/_hosts${query}`)
  return { status: response.status, body: await response.text() }
}

test('hosts of clinics, suspended or not, in any spelling, and the operator’s host get a 200', async () => {
  for (const domain of ['gaon.kr', 'GAON.kr', 'gaon.kr.', 'suspended.kr', 'operator.example.com'])
    expect([domain, await ask(`?domain=${domain}`)]).toEqual([domain, { status: 200, body: '' }])
})

test('any other host, and a malformed one, get a 404', async () => {
  const others = ['?domain=nobody.kr', '?domain=www.gaon.kr', '?domain=127.0.0.1', '?domain=operator.example']
  for (const query of [...others, '?domain=', '', '?domain=a%20b', '?domain=gaon.kr/x', '?domain=gaon.kr@x'])
    expect([query, await ask(query)]).toEqual([query, { status: 404, body: '' }])
})

test('the API is asked once for a host, known or not', async () => {
  for (const domain of ['gaon.kr', 'stranger.kr']) await ask(`?domain=${domain}`)
  asked.length = 0
  for (const domain of ['gaon.kr', 'stranger.kr']) await ask(`?domain=${domain}`)
  expect(asked).toEqual([])
})
