import type { IncomingMessage } from 'node:http'
import { readForwarded, type TrustProxy } from '#backend/kernel/http/forwarded.ts'
import { hostOrigin } from '#backend/clinic/partners/site-origin.ts'

const hostPattern = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/** Counts the `Host` headers of a request: proxies and servers differ in which of two they take (RFC 9112, 3.2). */
export const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Turns a target in absolute-form (`GET http://host/path`) into origin-form. Its host takes the place of the `Host`
 * header. A target with user info is left as it is, and so is answered with 400. Source: RFC 9112, 3.2.2.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, authority, target = ''] = /^https?:\/\/([^/?#@]+)([/?][^#]*)?$/i.exec(request.url ?? '') ?? []
  if (authority === undefined) return
  request.headers.host = authority
  request.url = target.startsWith('/') ? target : `/${target}`
}

/**
 * Settles what a proxy has forwarded of host and scheme, so that nothing else reads these headers: the scheme stays as
 * one word, host and port are taken out. Returns the host that the proxy was asked for, where it names one.
 */
export function takeForwarded({ headers, socket }: IncomingMessage, trustProxy: TrustProxy): string {
  // A socket that has closed has no address, and its answer goes nowhere.
  const { proto, host = '' } = readForwarded(
    (name) => headers[name]?.toString(),
    socket.remoteAddress ?? 'closed',
    trustProxy,
  )
  headers['x-forwarded-proto'] = proto === 'https' ? 'https' : 'http'
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-port']
  return host
}

/** True where the browser speaks https, as `takeForwarded` has settled it. */
export const isHttps = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['x-forwarded-proto'] === 'https'

/** Headers with which the API is asked in the name of the person who sent a request. */
export const inNameOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> => ({
  'x-forwarded-proto': String(headers['x-forwarded-proto']),
  ...(headers.cookie && { cookie: headers.cookie }),
})

/**
 * Origin of the site that a request asks for, as pages write it; `undefined` for a malformed host. All spellings of a
 * host are one origin. The host's name is all that is read, so that no made-up port or scheme gets into an address or
 * makes a page of its own. Source: docs/product.md, X6.
 */
export const requestOrigin = ({ headers, socket }: IncomingMessage): string | undefined =>
  originOfHost(headers.host ?? '', socket.localPort ?? 0)

/** Origin of a host at a port of this machine; `undefined` for a malformed host. */
export function originOfHost(given: string, port: number): string | undefined {
  const host = given.toLowerCase()
  const name = hostPattern.exec(host)?.groups?.name?.replace(/\.$/, '')
  // A port above 65535 or a broken punycode name looks like a host and is none.
  if (!name || !URL.canParse(`http://${host}`)) return undefined
  const origin = hostOrigin(name, port)
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}
