import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'

/** Says whether an address is a proxy of ours. `hop` counts from this process: 0 is who connected to it. */
export type TrustProxy = (address: string, hop: number) => boolean

export const trustNone: TrustProxy = () => false

/** Trusts so many proxies between the internet and this process, whatever their addresses. */
export const trustHops =
  (count: number): TrustProxy =>
  (_, hop) =>
    hop < count

/**
 * Trusts proxies by their addresses: `10.0.0.0/8, 2001:db8::1`, or the names `loopback`, `linklocal` and `uniquelocal`.
 * Throws where one is none of these.
 */
export function trustAddresses(list: string): TrustProxy {
  const addresses = list.split(',').map((one) => one.trim())
  const bare = addresses.find((one) => /^\d+$/.test(one))
  // The library reads `10` as 0.0.0.10.
  if (bare !== undefined) throw new TypeError(`${bare} is not an address.`)
  return proxyAddr.compile(addresses)
}

/** Reads a header by its name in lower case. */
type ReadHeader = (name: string) => string | undefined

/** What proxies tell of a request; a part is `undefined` where no proxy that is trusted tells it. */
export type Forwarded = {
  /** Address of the visitor. */
  address: string | undefined
  proto: string | undefined
  host: string | undefined
}

/**
 * Reads what the proxies before this process have forwarded. Each proxy appends who connected to it, so that the entries
 * are read from the end, and only as far as proxies are trusted: all before that is anybody's claim. `address` is of who
 * connected; without one the call comes from this process, and its headers count.
 */
export function readForwarded(header: ReadHeader, address: string | undefined, trust: TrustProxy): Forwarded {
  const hops = address === undefined ? 1 : trustedHops(header, address, trust)
  if (hops === 0) return { address: undefined, proto: undefined, host: undefined }
  const at = (name: string) => {
    const entries = (header(name) ?? '').split(',').map((entry) => entry.trim())
    // A proxy that writes a header anew leaves fewer entries than there are proxies.
    return entries[Math.max(0, entries.length - hops)] || undefined
  }
  return { address: at('x-forwarded-for'), proto: at('x-forwarded-proto'), host: at('x-forwarded-host') }
}

/** Proxies in a row that are trusted, from the one that connected to this process on. */
function trustedHops(header: ReadHeader, address: string, trust: TrustProxy): number {
  if (!trust(address, 0)) return 0
  const request = {
    headers: { 'x-forwarded-for': header('x-forwarded-for') },
    socket: { remoteAddress: address },
  }
  const way = proxyAddr.all(request as unknown as IncomingMessage, trust)
  // A proxy that tells no address may tell scheme and host.
  return Math.max(1, way.length - 1)
}
