import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Time in ms that a client may take. */
const usualLimits = {
  /** To send a request's head. */
  head: 15_000,
  /** To send all of a request: a picture of 20 MB over a slow line. */
  request: 120_000,
  /** To let a connection stand still, reading nothing of an answer. */
  stall: 30_000,
  /** Interval in ms at which the first two are checked. */
  checkEvery: 2_000,
}

/**
 * Time in ms that connections without a request stay open once the server is told to end: a request may be on its way.
 */
const idleGrace = 500
/** Time in ms that requests under way have left: less than the ten seconds after which Docker kills. */
const requestGrace = 8_000

/** Lets all be read that has come: a busy process knows neither of connections nor of requests that wait for it. */
async function readWaiting(): Promise<void> {
  // The first ends the turn that is under way, the second one that has read everything.
  await new Promise(setImmediate)
  await new Promise(setImmediate)
}

type HttpServer = {
  server: Server
  /**
   * Ends without breaking a request off: every answer from then on closes its connection, so that a client that keeps
   * connections opens its next one elsewhere. Node's own `close` closes idle connections at once, and with them
   * requests that were sent and not yet read.
   */
  shutDown(): Promise<void>
}

/** A server that lets slow clients go, and ends in order. */
export function createHttpServer(answer: RequestListener, limits = usualLimits): HttpServer {
  const options = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
  }
  const answering = new Set<ServerResponse>()
  let isEnding = false
  const server = createServer(options, (request, response) => {
    if (isEnding) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
    // A connection may stand still because it waits for us: a picture has its turn after all that came before it.
    response.on('timeout', (socket: Socket) => {
      if (!request.complete || socket.writableLength > 0) socket.destroy()
    })
    answer(request, response)
  })
  server.timeout = limits.stall
  let accepted = 0
  server.on('connection', () => (accepted += 1))

  async function shutDown(): Promise<void> {
    isEnding = true
    for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false
    // Those that wait to be accepted are, before the door is shut: Node accepts one connection in a turn.
    const latest = Date.now() + requestGrace
    for (let before = -1; accepted !== before && Date.now() < latest;) {
      before = accepted
      await readWaiting()
    }
    const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
    const ended = new AbortController()
    void closed.then(() => ended.abort())
    const wait = (ms: number) => sleep(ms, undefined, { signal: ended.signal }).catch(() => {})
    await wait(idleGrace)
    while (!ended.signal.aborted && Date.now() < latest) {
      await readWaiting()
      server.closeIdleConnections()
      await wait(50)
    }
    server.closeAllConnections()
    await closed
  }

  return { server, shutDown }
}
