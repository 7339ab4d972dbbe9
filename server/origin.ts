import type { IncomingMessage } from 'node:http'

const hostPattern = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/

/** Counts the `Host` headers of a request: proxies and servers differ in which of two they take (RFC 9112, 3.2). */
export const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Origin of the site that a request was made to; `undefined` for a host that could be nobody's. All spellings of a host
 * are one origin: the port is the one that this server is reached at, whatever the request says, so that no made-up port
 * gets into an address or makes a page of its own.
 *
 * Forwarded headers count only behind a proxy that one trusts (`TRUST_PROXY`), and of them the last entry: the one that
 * proxy wrote. Its port is that of `x-forwarded-port`, else the scheme's own.
 */
export function requestOrigin(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = (name: string) =>
    trustProxy
      ? String(request.headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
  const host = (forwarded('x-forwarded-host') || request.headers.host || '').toLowerCase()
  const name = hostPattern.exec(host)?.groups?.name?.replace(/\.$/, '')
  // A port above 65535 or a broken punycode name looks like a host and is none.
  if (!name || !URL.canParse(`http://${host}`)) return undefined
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const port = trustProxy ? forwarded('x-forwarded-port') : request.socket.localPort
  const url = `${scheme}://${name}${port ? `:${port}` : ''}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}
