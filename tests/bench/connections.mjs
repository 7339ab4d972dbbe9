import { connect } from 'node:net'

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Kept connections to a server on this machine, so many, each with one request at a time. It does no more than the measured calls need (every answer tells its length), so that a call is timed and not
 * the client: Node's own takes as long as a small query does.
 */
export async function openConnections(port, count) {
  const idle = await Promise.all(Array.from({ length: count }, () => openConnection(port)))

  async function send(request) {
    const kept = idle.pop()
    if (!kept) throw new Error(`More than ${count} requests at once.`)
    // The server ends one that nothing was asked of for five seconds.
    const connection = kept.isClosed() ? await openConnection(port) : kept
    try {
      return await connection.send(request)
    } finally {
      idle.push(connection)
    }
  }

  return {
    /** Gives `{ status, body }`. */
    get: (path, { host }) => send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
    /** As `get`, sending JSON. */
    post(path, value, { host, cookie }) {
      const body = JSON.stringify(value)
      const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json`
      return send(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    },
    close() {
      for (const connection of idle) connection.close()
    },
  }
}

async function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let settle
  let received = Buffer.alloc(0)
  const fail = (error) => settle?.reject(error ?? new Error('The server closed the connection.'))
  socket.on('error', fail).on('close', () => fail())
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const end = received.indexOf(endOfHead)
    if (end < 0) return
    const head = received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) return fail(new Error(`An answer without its length:\n${head}`))
    const body = received.subarray(end + endOfHead.length)
    if (body.length < length) return
    received = Buffer.alloc(0)
    settle.resolve({ status: Number(head.slice(9, 12)), body })
  })
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    isClosed: () => socket.destroyed || socket.readableEnded,
    close: () => socket.destroy(),
  }
}
