import { request } from 'node:http'

/**
 * Asks a server on this machine, at a host of its own choice. Gives the bytes as they came: compressed ones stay
 * so. `headers` is the flat list of names and values in the order in which they were sent.
 */
export function get(port, path, { host = 'localhost:3000', headers = {}, agent } = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      agent,
      headers: { host, ...headers },
      timeout: 30_000,
    }
    const call = request(options, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.rawHeaders, body: Buffer.concat(chunks) }),
      )
    })
    call.once('timeout', () => call.destroy(new Error(`No answer to ${path} within 30 s.`)))
    call.once('error', reject)
    call.end()
  })
}

/** As `get`, for what must be there. */
export async function fetchBytes(port, path, options) {
  const answer = await get(port, path, options)
  if (answer.status !== 200) throw new Error(`${options?.host ?? ''}${path} answered ${answer.status}.`)
  return answer.body
}

export const header = (answer, name) => {
  const at = answer.headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name)
  return at < 0 ? undefined : answer.headers[at + 1]
}
