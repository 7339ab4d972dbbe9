import { request } from 'node:http'

/**
 * Asks a server on this machine, at a host of its own choice. Gives the bytes as they came: compressed ones stay
 * so. `headers` is the flat list of names and values in the order in which they were sent.
 */
export const get = (port, path, options) => send(port, 'GET', path, options)

/** As `get`, sending JSON. */
export const post = (port, path, body, { headers, ...options } = {}) =>
  send(port, 'POST', path, {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

function send(port, method, path, { host = 'localhost:3000', headers = {}, agent, body } = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
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
    call.end(body)
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
