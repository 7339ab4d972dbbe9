import { clientKey } from '#backend/kernel/http/rate-limit.ts'

/** Facts of a request that depend on who sits between client and server. */
export type Client = {
  /** The client's address as limits count it. */
  key: string
  isHttps: boolean
  /** Host and port as the browser knows them. */
  host: string
}

/** The last entry: the one that the proxy we trust has written; those before it are anyone's claim. */
const last = (header: string | null) => header?.split(',').at(-1)?.trim() || undefined

/**
 * Reads forwarded headers only where a proxy is trusted (`TRUST_PROXY`), or where a call comes from this process, which
 * has no address. Source: docs/product.md, X6.
 */
export function readClient(request: Request, address: string | undefined, trustProxy: boolean): Client {
  const isTrusted = trustProxy || address === undefined
  const forwarded = (name: string) =>
    isTrusted ? last(request.headers.get(`x-forwarded-${name}`)) : undefined
  const url = new URL(request.url)
  return {
    key: clientKey(forwarded('for') ?? address ?? 'in-process'),
    isHttps: (forwarded('proto') ?? url.protocol.slice(0, -1)) === 'https',
    host: forwarded('host') ?? url.host,
  }
}
