/** The same site by HTTP/2: browsers speak it over TLS alone. */
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { importOnDemand } from '../../../scripts/lib/on-demand.mjs'

const { generate } = await importOnDemand('selfsigned', '5.5.0')

/** Headers that HTTP/2 has no place for. */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding|upgrade|http2-settings|proxy-connection)$/i

/**
 * Starts a proxy before a site of this machine, with a certificate of its own. `upstream`: port of the site, which must
 * believe forwarded headers. Gives the proxy's port, and the hash of its key by which a Chromium trusts it: one that only
 * overlooks a bad certificate keeps nothing in its cache.
 */
export async function startHttp2Proxy(upstream) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  server.on('request', (incoming, outgoing) => {
    const host = incoming.headers[':authority'] ?? incoming.headers.host
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host, host }
    for (const [name, value] of Object.entries(incoming.headers))
      if (!name.startsWith(':') && !ofConnection.test(name) && name !== 'host') headers[name] = value
    const call = request(
      { host: '127.0.0.1', port: upstream, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.test(name))
        outgoing.writeHead(answer.statusCode, Object.fromEntries(kept))
        answer.pipe(outgoing)
      },
    )
    call.once('error', () => outgoing.stream?.destroy() ?? outgoing.destroy())
    incoming.pipe(call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return {
    port: server.address().port,
    hash,
    stop: () => server.close(),
  }
}
