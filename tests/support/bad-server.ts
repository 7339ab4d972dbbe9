import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type BadServer = {
  origin: string
  /** How requests are answered from now on. */
  answer(listener: RequestListener): void
  /** Answers with a status and, unless told otherwise, JSON. */
  answerWith(status: number, body?: unknown, headers?: Record<string, string>): void
  /** Requests that have come since the last `answer`. */
  requests: { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string }[]
  close(): Promise<void>
}

/** A real HTTP server that misbehaves as it is told. */
export async function startBadServer(): Promise<BadServer> {
  let listener: RequestListener = (_, response) => response.end()
  const requests: BadServer['requests'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const answer = (next: RequestListener) => {
    requests.length = 0
    listener = next
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer,
    answerWith: (status, body, headers = { 'content-type': 'application/json' }) =>
      answer((_, response) => {
        response.writeHead(status, headers)
        response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
      }),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
