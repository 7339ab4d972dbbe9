/** Servers on this machine in the place of a gateway for text messages and of clinics' own systems. */
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Listens at a port of its own; `answer` gets the request's headers and its arrival in milliseconds, and the response. */
async function listen(answer) {
  const server = createServer((request, response) => {
    answer({ headers: request.headers, at: performance.now() }, response)
    request.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A gateway that takes each message after `delay` milliseconds, and keeps in `taken` whose and which it was. */
export async function startGateway() {
  const gateway = { delay: 0, taken: [] }
  const server = await listen(({ headers, at }, response) => {
    gateway.taken.push({ at, id: headers['idempotency-key'], node: headers.authorization })
    setTimeout(() => response.writeHead(200).end(), gateway.delay)
  })
  return Object.assign(gateway, server)
}

/** A receiver of webhooks that keeps when each came to it; one that is `dead` answers none. */
export async function startReceiver({ isDead = false } = {}) {
  const came = []
  const server = await listen(({ at }, response) => {
    came.push(at)
    if (!isDead) response.writeHead(204).end()
  })
  return { ...server, came }
}
