import { trustHops } from '#backend/kernel/http/forwarded.ts'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { createServer, request as open, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#api/client.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { requestId } from '#backend/kernel/http/request-id.ts'
import { definitions } from '#registry/definitions.ts'
import { createAnswer } from './routes/answer.ts'
import { createApp } from './routes/app.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { createCrawlerRoutes } from './routes/crawlers.ts'
import { createFailures } from './failures.ts'
import { createHostRoutes } from './routes/hosts.ts'
import { createOperatorApp } from './routes/operator-app.ts'
import { PageCache } from './cache/page-cache.ts'
import { createPageHandler } from './routes/page-handler.ts'
import { ownedPaths } from './routes/routes.ts'
import { createTrialHandler } from './routes/trial-handler.ts'

/* Answers of the server's routes while everything behind them fails. Source: docs/product.md, E7. */

const secret = 'select token from sessions where phone = 01077778888'
/** Thrown by everything that a route asks. */
let thrown: () => unknown = () => new Error(secret)
const broken = (): never => {
  throw thrown()
}
const later = () => Promise.reject(thrown() as Error)

const lines: string[] = []
const logger = createLogger('info', { write: (line) => lines.push(line) })
const fail = createFailures(logger)
const api = () => ({ request: later }) as never
const directory = { known: () => undefined, find: later } as never
const pages = { directory, render: later, api, preparation: undefined, logger, fail }

const app = createApp({
  readFile: later,
  images: { answer: later, prepare: later },
  shareCards: later,
  openPreview: later,
  answerPreview: later,
  readFont: later,
  catalogue: createCatalogue({ definitions, render: later, renderDocument: later, api, development: true }),
  crawlers: createCrawlerRoutes({ api, directory }),
  hosts: createHostRoutes({ directory }),
  widgetPage: later,
  launcherScript: later,
  brand: later,
  fail,
  renderDocument: later,
  isReady: later,
})
const operatorHost = 'operator.localhost'
const operatorApp = createOperatorApp({ operator: { fetch: broken }, fail, renderDocument: later })
const answer = createAnswer({
  directory: { known: () => null, find: later },
  fail,
  trustProxy: trustHops(1),
  operatorHost,
  ownsPath: ownedPaths(app),
  handlers: {
    api: broken,
    app: getRequestListener(app.fetch),
    page: createPageHandler({ ...pages, cache: new PageCache(1_000_000), development: false }),
    trial: createTrialHandler({ ...pages, trials: undefined }),
    operator: getRequestListener(operatorApp.fetch),
  },
})

let server: Server
beforeAll(() => {
  server = createServer(answer)
  return new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

type Routes = { routes: { method: string; path: string }[] }
type Asked = {
  name: string
  method: string
  path: string
  host?: string
  headers?: Record<string, string>
  body?: string
}
type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  logged: Record<string, unknown>[]
}

const ask = ({ method, path, host = 'gaon.localhost', headers = {}, body }: Asked) =>
  new Promise<Answer>((done, refuse) => {
    const before = lines.length
    const { port } = server.address() as AddressInfo
    const options = { port, host: '127.0.0.1', method, path, headers: { host, ...headers } }
    const sent = open(options, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      done({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(parts).toString(),
        logged: lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>),
      })
    })
    sent.once('error', refuse).end(body)
  })

/** A path that a pattern of Hono's takes: `/_card/:file{[0-9a-f]{64}\\.jpg}`. */
function pathOf(pattern: string): string {
  return pattern
    .replaceAll(/:\w+(?:\{((?:[^{}]|\{[^{}]*\})+)\})?/g, (_, source: string | undefined) => {
      const values = fc.stringMatching(new RegExp(`^(?:${source ?? '[a-z]{12}'})$`))
      return encodeURI(fc.sample(values, { seed: 1, numRuns: 1 })[0] ?? '')
    })
    .replace('*', 'some-file')
}

/** Lists the routes of an application, without those that stand before all others and answer nothing. */
const routesOf = ({ routes }: Routes, host?: string): Asked[] =>
  routes
    .filter(({ method, path }) => method !== 'ALL' || path !== '/*')
    .map(({ method, path }) => ({
      name: `${method} ${path}`,
      method: method === 'ALL' ? 'GET' : method,
      path: `${pathOf(path)}?path=/&domain=gaon.kr`,
      ...(host && { host }),
    }))

const pagesOf = (paths: string[]): Asked[] =>
  paths.map((path) => ({ name: path, method: 'GET', path, headers: { cookie: `danjang_admin=${secret}` } }))

/** A form that the console sends to see a block that is not saved. */
const trial: Asked = {
  name: 'trial',
  method: 'POST',
  path: '/?preview=draft',
  headers: { origin: 'http://gaon.localhost', 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ slot: 'header', component: 'GlobalHeaderType1', data: '{}' }).toString(),
}

const everyRoute = [
  ...routesOf(app),
  ...routesOf(operatorApp, operatorHost),
  ...pagesOf(['/products', '/_page?path=/products', '/products?preview=draft', '/_api/page']),
  trial,
]

/** Asks every route, and returns the names of those that do not fail. */
async function askEvery(check: (name: string, answer: Answer) => void): Promise<string[]> {
  const answered: string[] = []
  for (const asked of everyRoute) {
    const answer = await ask(asked)
    if (answer.status < 500) answered.push(asked.name)
    else check(asked.name, answer)
  }
  return answered
}

/** Routes that ask nobody. */
const always = [
  'GET /favicon.ico',
  'GET /_catalogue/block/:component',
  'GET /_catalogue/picture/:size{[0-9]{1,5}x[0-9]{1,5}}/:name{[A-Za-z0-9-]+\\.svg}',
  'GET /_catalogue/icons.svg',
  'GET /_operator',
  'GET /healthz',
  'GET /',
]

test('every route that fails is logged once, with the id that its page shows, and tells nothing else', async () => {
  thrown = () => new Error(secret)
  const answered = await askEvery((name, { headers, text, logged }) => {
    const id = headers['x-request-id']
    expect([name, logged.map(({ requestId }) => requestId)]).toEqual([name, [id]])
    expect([name, headers['cache-control']]).toEqual([name, 'no-store'])
    expect([name, text]).toEqual([name, expect.stringContaining(`문의 번호 <code>${id}</code>`)])
    expect([name, /select|0107777|\.ts:\d|\bat /.test(text)]).toEqual([name, false])
  })
  expect(answered).toEqual(always)
})

test('a failure of the API is logged by the API alone, and shown with the same id', async () => {
  const problem = { status: 500, message: secret, code: 'internal' }
  thrown = () => new ApiError({ ...problem, requestId: requestId() })
  await askEvery((name, { headers, text, logged }) => {
    expect([name, logged]).toEqual([name, []])
    expect([name, text]).toEqual([name, expect.stringContaining(`<code>${headers['x-request-id']}</code>`)])
    expect([name, text.includes(secret)]).toEqual([name, false])
  })
  // An error of another request, whose rendering this one shares, has a line under this one's id too.
  thrown = () => new ApiError({ ...problem, requestId: 'another-request' })
  await askEvery((name, { headers, logged }) => {
    expect([name, logged.map(({ requestId }) => requestId)]).toEqual([name, [headers['x-request-id']]])
  })
})

test('a refusal of the API keeps its status on every page, and is not worth a line', async () => {
  thrown = () => new ApiError({ status: 404, message: secret, code: 'unknown-host' })
  const before = lines.length
  for (const asked of everyRoute) {
    const { status, text } = await ask(asked)
    expect([asked.name, status < 500]).toEqual([asked.name, true])
    expect([asked.name, text.includes(secret)]).toEqual([asked.name, false])
  }
  expect(lines.slice(before)).toEqual([])
})
