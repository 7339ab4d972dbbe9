import { once } from 'node:events'
import { createServer, request as open, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { trustNone } from '#backend/kernel/http/forwarded.ts'
import { requestId } from '#backend/kernel/http/request-id.ts'
import type { Answered } from './answered.ts'
import { createAnswer } from './routes/answer.ts'

type Seen = Pick<Answered, 'kind' | 'isAborted' | 'bytes'> & { id: string | undefined; status: number }
type Handler = (request: IncomingMessage, response: ServerResponse) => void

let close = () => {}
afterEach(() => close())

/** Starts a server and records its finished requests, each with the request id its observer sees. */
async function serve(handler: Handler) {
  const seen: Seen[] = []
  const answer = createAnswer({
    directory: { known: () => null, find: async () => null },
    fail: () => ({ status: 500 }),
    trustProxy: trustNone,
    ownsPath: (path) => /^\/(_image|healthz|admin)/.test(path),
    handlers: { api: handler, app: handler, page: handler, trial: handler },
    observers: [
      ({ kind, isAborted, bytes, response }) =>
        seen.push({ kind, isAborted, bytes, id: requestId(), status: response.statusCode }),
    ],
  })
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    open({ port, host: '127.0.0.1', path, method, headers: { host: 'gaon.kr', ...headers } })
  return { seen, ask }
}

test.each([
  ['GET', '/events?page=2', 'page'],
  ['GET', '/_page?path=/events', 'page-data'],
  ['POST', '/_api/customer/reservations', 'api'],
  ['GET', '/_image?src=a', 'picture'],
  ['GET', '/healthz', 'health'],
  ['GET', '/admin', 'app'],
  ['DELETE', '/events', 'refused'],
] as const)('%s %s is observed as %s, under its request id', async (method, path, kind) => {
  const { seen, ask } = await serve((_, response) => response.end('five.'))
  const request = ask(path, method).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await expect.poll(() => seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    kind,
    isAborted: false,
    id: response.headers['x-request-id'],
    status: response.statusCode,
  })
  expect(seen[0]?.bytes).toBeGreaterThan(50)
})

test('a request without a host is observed as refused', async () => {
  const { seen, ask } = await serve((_, response) => response.end())
  ask('/', 'GET', { host: 'a b' }).end()
  await expect.poll(() => seen).toMatchObject([{ kind: 'refused', status: 400 }])
})

test('a client that leaves before its answer is observed, under its request id', async () => {
  const ids: (string | undefined)[] = []
  const { seen, ask } = await serve(() => ids.push(requestId()))
  const request = ask('/').on('error', () => {})
  request.end()
  await expect.poll(() => ids).toHaveLength(1)
  request.destroy()
  await expect.poll(() => seen).toMatchObject([{ kind: 'page', isAborted: true, id: ids[0] }])
})

test('an answer that lasts while the client listens is observed as a stream', async () => {
  const { seen, ask } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
  })
  const request = ask('/_api/admin/changes').on('error', () => {})
  request.end()
  await once(request, 'response')
  request.destroy()
  await expect.poll(() => seen).toMatchObject([{ kind: 'stream', isAborted: true }])
})
