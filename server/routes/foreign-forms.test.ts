import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { createPreviewAnswering } from './preview-answering.ts'
import { createTrialHandler } from './trial-handler.ts'

const never = () => Promise.reject(new Error('The API is asked nothing.'))
const api = () => ({ request: never }) as unknown as ApiClient
const answerPreview = createPreviewAnswering(api)
const handleTrial = createTrialHandler({
  api,
  render: never,
  directory: { find: never } as never,
  preparation: undefined,
  fail: () => ({ status: 500 }),
  trials: undefined,
})
const handlePreview = getRequestListener((request) =>
  answerPreview({ origin: new URL(request.url).origin, isHttps: false, request }),
)
const server = createServer((request: IncomingMessage, response: ServerResponse) =>
  request.url === '/trial' ? void handleTrial(request, response) : void handlePreview(request, response),
)
let own = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Statuses of an empty form that is taken: the trial names nothing, the answer belongs to no link. */
const taken = [400, 404]
const refused = [403, 403]

test.each([
  ['from the page itself', () => ({ 'sec-fetch-site': 'same-origin', origin: own }), taken],
  ['from a page that tells no origin', () => ({ 'sec-fetch-site': 'same-origin', origin: 'null' }), taken],
  ['of a browser without fetch metadata', () => ({ origin: own }), taken],
  ['from another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }), refused],
  ['from a sister of the site', () => ({ 'sec-fetch-site': 'same-site', origin: own }), refused],
  ['of another origin', () => ({ origin: 'https://evil.test' }), refused],
  ['of the host at another port', () => ({ origin: 'http://127.0.0.1:1' }), refused],
  ['of a sandboxed page', () => ({ origin: 'null' }), refused],
  ['from nobody', () => ({}), refused],
])('a form %s', async (_, headers: () => Record<string, string>, expected) => {
  const post = (path: string) => fetch(`${own}${path}`, { method: 'POST', headers: headers() })
  const answers = await Promise.all([post('/trial'), post('/_preview/answer')])
  expect(answers.map(({ status }) => status)).toEqual(expected)
})
