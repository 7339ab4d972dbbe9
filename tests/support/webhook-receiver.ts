import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'

type Received = { id: string; headers: Record<string, string>; body: string; message: Message }
type Message = {
  type: string
  data: {
    partnerId: number
    reservation: { id: number; status: string; contact?: { name: string; phone: string } | null }
  }
}

/** A clinic's own system on this machine: it keeps what it is sent and answers as it is told. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    url: '',
    received,
    /** Status of the next answers; told the number of the request, from 1. */
    answer: (_: number): number => 204,
    types: () => received.map(({ message }) => message.type),
    ids: () => received.map(({ id }) => id),
    /** Says whether a request is signed by a secret, as the library of Standard Webhooks checks it. */
    isSignedBy({ headers, body }: Received, secret: string): boolean {
      try {
        new Webhook(secret).verify(body, headers)
        return true
      } catch {
        return false
      }
    },
    close: () => new Promise((done) => server.close(done)),
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString('utf8')
    const headers = request.headers as Record<string, string>
    received.push({
      id: headers['webhook-id'] ?? '',
      headers,
      body,
      message: JSON.parse(body) as Message,
    })
    response.writeHead(receiver.answer(received.length)).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://localhost:${(server.address() as AddressInfo).port}/danjang`
  return receiver
}

/** A clinic's own system that takes connections and never answers. */
export async function startDeafReceiver() {
  let requests = 0
  const server = createServer(() => {
    requests += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/danjang`,
    requests: () => requests,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
