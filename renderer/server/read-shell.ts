import type { ApiClient, CallInput } from '#api/client.ts'
import { shellPath, type ShellResponse } from '#schema/page.ts'

type ShellQuery = Omit<NonNullable<CallInput<'GET /page'>['query']>, 'path'>

/**
 * Reads the shell of a site, which `GET /page` answers at a path of its own. Throws `ApiError` as that call does.
 * Source: docs/product.md, P1.
 */
export async function readShell(api: ApiClient, query: ShellQuery = {}): Promise<ShellResponse> {
  const answer = await api.request('GET /page', { query: { ...query, path: shellPath } })
  if (!('global' in answer)) throw new Error(`GET /page answered no shell at ${shellPath}.`)
  return answer
}
