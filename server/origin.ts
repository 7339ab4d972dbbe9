import type { IncomingMessage } from 'node:http'

const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/

/**
 * Origin that a request was made to. Forwarded headers count only behind a proxy that one trusts (`TRUST_PROXY`), and
 * of them the last entry: the one that proxy wrote.
 * `undefined` for a host that could be nobody's.
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
  if (!hostPattern.test(host)) return undefined
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return `${scheme}://${host}`
}
