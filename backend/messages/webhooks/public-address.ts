import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/*
 * A webhook's address is anybody's words, and the server that sends to it stands where others do not: it must not ask what
 * only it can reach. Source: OWASP, "Server-Side Request Forgery Prevention"; IANA, special-purpose address registries.
 */

const special = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits)
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
/** Of the global ones: Teredo and what else is no host of its own, documentation, and 6to4, which holds an IPv4 address. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6')

/** Returns whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return isIP(address) === 4 && !special.check(address)
}

/** The address is none of the public internet. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

const bare = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Returns whether a URL names this machine, to which a webhook may lead in development alone, by http too. */
export const isLocal = (url: URL) => ['localhost', '127.0.0.1', '::1'].includes(bare(url))

/**
 * Says whether a URL may be a webhook's as far as its text says: https, without a password, and no address that is not
 * public. Whom a name stands for `publicLookup` sees.
 */
export function isPublicUrl(url: URL): boolean {
  const host = bare(url)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return isIP(host) ? isPublicAddress(host) : /\.(?!(?:local|localhost|internal)\.?$)[^.]+\.?$/.test(host)
}

/** For `http.request`: finds a name's addresses, and fails where one is not public. What it finds is what is connected to. */
export const publicLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('The name has no address.'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress('The name stands for an address that is not public.'), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
