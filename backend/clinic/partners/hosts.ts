import type { Database, HostPartner } from '#backend/kernel/database/database.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'

/**
 * The partner whose site is meant: the `product-origin` header's host, else the request's own. Throws 404 for a host
 * nobody has; there is no default. Source: docs/product.md, C4.
 */
export async function findPartner(
  database: Database,
  request: Request,
  ownHost: string,
): Promise<HostPartner> {
  const origin = request.headers.get('product-origin')
  const host = hostnameOf(origin === null || origin === '' ? ownHost : origin)
  const partner = host && (await database.findPartner(host))
  if (!partner) throw unknownHost()
  return partner
}

/** `mirae.localhost` of `http://Mirae.localhost:3000`, `mirae.localhost.` and the like; `null` where there is none. */
export function hostnameOf(origin: string): string | null {
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//i.test(origin) ? origin : `http://${origin}`)
    return hostname.replace(/\.$/, '') || null
  } catch {
    return null
  }
}
