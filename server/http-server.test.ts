import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const limits = { head: 200, request: 400, stall: 300, checkEvery: 20 }
/** Limits that close nothing, however busy the machine is. */
const usual = { head: 60_000, request: 60_000, stall: 60_000, checkEvery: 1_000 }
let stop = async () => {}
afterEach(() => stop())

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void, given = limits) {
  const { server, shutDown } = createHttpServer(answer, given)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  stop = async () => {
    if (server.listening) await shutDown()
  }
  return { server, shutDown, port }
}

/** Opens a connection, sends what is given, and resolves with what came when the server has let it go. */
async function letGo(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString())).on('error', () => {})
  await once(socket, 'connect')
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return text
}

test.each([
  ['says nothing', []],
  ['sends half a head', ['GET / HTTP/1.1\r\nHost: a\r\n']],
  ['sends half a body', ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n', '{"a"']],
])('a client that %s is let go', async (_, parts) => {
  const { port } = await serve((incoming, response) => {
    incoming.resume().on('end', () => response.end('done'))
  })
  expect(await letGo(port, ...parts)).not.toContain('done')
})

test('a client that does not read is let go', async () => {
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const { port } = await serve((_, response) => {
    response.once('close', () => end())
    response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  socket.pause()
  await ended
  socket.destroy()
})

test('an answer that takes longer than a client may stand still is waited for', async () => {
  const answer = (incoming: IncomingMessage, response: ServerResponse) =>
    incoming.socket.once('timeout', () => response.end('done'))
  const { port } = await serve(answer, { ...usual, stall: 2_000 })
  expect(await letGo(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/done$/)
})

test('a hundred requests under way are answered when the end is ordered, and then nobody is', async () => {
  const waiting: ServerResponse[] = []
  const { port, shutDown } = await serve((incoming, response) => {
    if (incoming.url === '/warm') response.end('warm')
    else waiting.push(response)
  }, usual)
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const ask = (path: string) =>
    new Promise<{ text: string; connection: string | undefined }>((done, fail) => {
      request({ port, host: '127.0.0.1', path, agent }, async (response) => {
        let text = ''
        for await (const part of response) text += String(part)
        done({ text, connection: response.headers.connection })
      })
        .once('error', fail)
        .end()
    })
  await Promise.all(Array.from({ length: 100 }, () => ask('/warm')))
  const asked = Array.from({ length: 100 }, (_, index) => ask(`/${index}`))
  await expect.poll(() => waiting.length).toBe(100)
  const ended = shutDown()
  for (const response of waiting) response.end('done')
  for (const answer of await Promise.all(asked)) expect(answer).toEqual({ text: 'done', connection: 'close' })
  await ended
  await expect(ask('/late')).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

test('a request that is on its way on a kept connection is answered', async () => {
  const { port, shutDown } = await serve((_, response) => response.end('done'), usual)
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.on('data', (bytes) => received.push(bytes.toString())).on('error', () => {})
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  socket.write(get)
  await expect.poll(() => received.length).toBe(1)
  const ended = shutDown()
  socket.write(get)
  await once(socket, 'close')
  expect(received.join('')).toMatch(/keep-alive[^]*done[^]*200 OK[^]*Connection: close[^]*done$/)
  await ended
})

test('a request that came while the process was busy is answered, however long that took', async () => {
  const { port, shutDown } = await serve((_, response) => response.end('done'), usual)
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.on('data', (bytes) => received.push(bytes.toString())).on('error', () => {})
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  socket.write(get)
  await expect.poll(() => received.length).toBe(1)
  const ended = shutDown()
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
  socket.write(get)
  // Longer than connections without a request are left open.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
  await once(socket, 'close')
  expect(received.join('')).toMatch(/done[^]*200 OK[^]*Connection: close[^]*done$/)
  await ended
})

test('whoever was waiting at the door when the end was ordered is answered', async () => {
  const { port, shutDown } = await serve((_, response) => response.end('done'), usual)
  const received = Array.from({ length: 50 }, async () => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (bytes) => (text += bytes.toString())).on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'close')
    return text
  })
  await new Promise((done) => process.nextTick(done))
  // They are connected, as far as the system knows; the process has been told of none.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  await shutDown()
  for (const text of await Promise.all(received)) expect(text).toMatch(/done$/)
})
