import { readForwarded, type TrustProxy } from '#backend/kernel/http/forwarded.ts'
import { clientKey } from '#backend/kernel/http/rate-limit.ts'

/** Facts of a request that depend on who sits between client and server. */
export type Client = {
  /** The client's address as limits count it. */
  key: string
  /** True for a call that no proxy passed on: by this process, or by a site whose API is here. */
  isOwn: boolean
  isHttps: boolean
  /** Host and port as the browser knows them. */
  host: string
}

/**
 * Reads forwarded headers only where a proxy is trusted (`TRUST_PROXY`), or where a call comes from this process,
 * which has no address. Source: docs/product.md, X6.
 */
export function readClient(
  { headers, url: asked }: Request,
  address: string | undefined,
  trustProxy: TrustProxy,
): Client {
  const forwarded = readForwarded((name) => headers.get(name) ?? undefined, address, trustProxy)
  const url = new URL(asked)
  return {
    key: clientKey(forwarded.address ?? address ?? 'in-process'),
    isOwn: address === undefined || (forwarded.address === undefined && trustProxy(address, 0)),
    isHttps: (forwarded.proto ?? url.protocol.slice(0, -1)) === 'https',
    host: forwarded.host ?? url.host,
  }
}
