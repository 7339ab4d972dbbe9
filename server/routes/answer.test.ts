import { trustHops, trustNone, type TrustProxy } from '#backend/kernel/http/forwarded.ts'
import { createServer, request as open, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { idsAsHeaders, requestId } from '#backend/kernel/http/request-id.ts'
import { createAnswer } from './answer.ts'
import { requestOrigin } from '../origin.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server whose pages tell what they are asked for; hosts of clinics are those that end with `.kr`. */
async function serve(trustProxy: TrustProxy) {
  const tell: RequestListener = (request, response) =>
    response.end(
      JSON.stringify({
        origin: requestOrigin(request),
        path: request.url,
        id: requestId(),
        sends: idsAsHeaders(),
      }),
    )
  const site = (origin: string) => (origin.endsWith('.kr') ? { partnerId: 1, revision: 1, changes: 0 } : null)
  const answer = createAnswer({
    directory: { known: () => undefined, find: async (origin) => site(origin) },
    fail: () => ({ status: 500 }),
    trustProxy,
    operatorHost: 'operator.example',
    ownsPath: () => false,
    handlers: {
      api: tell,
      app: tell,
      page: tell,
      trial: tell,
      operator: (_request, response) => response.end('"operator"'),
    },
  })
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; id: unknown; trace: unknown; told: unknown }>((done, fail) => {
      const { port } = server.address() as AddressInfo
      const read = async (response: IncomingMessage) => {
        let text = ''
        for await (const part of response) text += String(part)
        const told: unknown = response.statusCode === 200 ? JSON.parse(text) : undefined
        const { 'x-request-id': id, traceresponse: trace } = response.headers
        done({ status: response.statusCode, id, trace, told })
      }
      open({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => void read(response))
        .once('error', fail)
        .end()
    })
}

test('a request has one id: a trusted proxy’s, where that is one, or a new one', async () => {
  const [behind, direct] = [await serve(trustHops(1)), await serve(trustNone)]
  const host = 'gaon.kr'
  const sent = (id: string) => ({ host, 'x-request-id': id })
  for (const id of [
    '4bf92f3577b34da6a3ce929d0e0e4736',
    'f3a9c0de-1d1e-4a4e-9a64-0a6a7f0c1b2d',
    'req_1.2-345',
  ]) {
    expect(await behind('/', sent(id))).toMatchObject({ id, told: { id } })
    expect((await direct('/', sent(id))).id).toMatch(/^[0-9a-f]{16}$/)
  }
  const made = new Set<unknown>()
  for (const id of [
    '',
    'short',
    'a b c d e f g h',
    '<script>x</script>',
    'x'.repeat(129),
    '가나다라마바사아',
  ])
    made.add((await behind('/', sent(encodeURI(id)))).id)
  expect([...made]).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/^[0-9a-f]{16}$/)))
})

test('the trace of a trusted proxy goes on under a new span, and nobody else’s does', async () => {
  const [behind, direct] = [await serve(trustHops(1)), await serve(trustNone)]
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { host: 'gaon.kr', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const goesOn = expect.stringMatching(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  const answer = await behind('/', headers)
  expect(answer).toMatchObject({ trace: goesOn, told: { sends: { traceparent: answer.trace } } })
  const strangers = await direct('/', headers)
  expect(strangers).toMatchObject({
    trace: undefined,
    told: { sends: { traceparent: expect.not.stringContaining(trace) } },
  })
})

test('a forwarded host counts only behind a proxy that is asked under a host of nobody’s', async () => {
  const [behind, direct] = [await serve(trustHops(1)), await serve(trustNone)]
  const originOf = async (ask: typeof behind, host: string, forwarded: string) =>
    (await ask('/', { host, 'x-forwarded-host': forwarded, 'x-forwarded-port': '8443' })).told
  expect(await originOf(behind, 'inside:8080', 'gaon.kr')).toMatchObject({ origin: 'https://gaon.kr' })
  expect(await originOf(behind, 'gaon.kr', 'sol.kr')).toMatchObject({ origin: 'https://gaon.kr' })
  expect(await originOf(direct, 'gaon.kr', 'sol.kr')).toMatchObject({ origin: 'https://gaon.kr' })
  expect(await originOf(behind, 'operator.example', 'sol.kr')).toBe('operator')
  expect(await originOf(behind, 'sol.kr', 'operator.example')).toMatchObject({ origin: 'https://sol.kr' })
  expect(await originOf(behind, 'inside:8080', 'operator.example')).toBe('operator')
})

test('an absolute-form request is one for the host and the path that it names', async () => {
  const ask = await serve(trustHops(1))
  const headers = { host: 'sol.kr', 'x-forwarded-host': 'other.kr' }
  const told = async (target: string) => (await ask(target, headers)).told
  expect(await told('http://gaon.kr/events?a=%2F')).toMatchObject({
    origin: 'https://gaon.kr',
    path: '/events?a=%2F',
  })
  expect(await told('https://gaon.kr:8443')).toMatchObject({ origin: 'https://gaon.kr', path: '/' })
  expect(await told('http://operator.example/')).toBe('operator')
})
