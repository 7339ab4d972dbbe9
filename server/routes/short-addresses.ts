import { ApiError, type ApiClient } from '#api/client.ts'
import { shortCode } from '#schema/link.ts'
import { shortAddressPath } from '#schema/plain/short-address-path.ts'
import { linkTarget } from '#ui/links.ts'

/** Returns the short code that a path of a site names; `undefined` where it names none. */
export function shortCodeOf(path: string): string | undefined {
  if (!path.startsWith(shortAddressPath)) return undefined
  return shortCode.safeParse(path.slice(shortAddressPath.length)).data
}

/**
 * Returns the address to which a short address leads, with the parameters that it was opened with where that is on the
 * site; `undefined` for an unknown code. Throws the API's 410 once its time is over. Source: docs/product.md, T9.
 */
export async function openShortAddress(
  api: ApiClient,
  { origin, code, parameters }: { origin: string; code: string; parameters: URLSearchParams },
): Promise<string | undefined> {
  try {
    const { originUrl } = await api.request('GET /customer/shorten-url', { query: { shortenUrl: code } })
    return targetOf(originUrl, origin, parameters)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Writes an address as a header has it, in ASCII. */
function targetOf(address: string, origin: string, parameters: URLSearchParams): string {
  const link = linkTarget(address)
  const target = new URL(link.inside ? link.to : link.href, origin)
  if (!link.inside) return target.href
  for (const [name, value] of parameters)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  return `${target.pathname}${target.search}${target.hash}`
}
