import type { QueryKey } from '@tanstack/react-query'
import type { Change } from './changes.ts'

const site = ['GET /admin/global', 'GET /admin/pages', 'GET /admin/theme']

/** What is read by calls of other names than its own: by these, and by those below them. */
const readers: Record<string, readonly string[]> = {
  // What was answered to a preview says whether drafts have changed since.
  drafts: [...site, 'GET /admin/preview-links'],
  // A customer's next booking stands with the customer.
  reservations: ['GET /admin/reservations', 'GET /admin/customers'],
  revisions: ['GET /admin/revisions', 'GET /admin/preview-links', ...site],
  invitations: ['GET /admin/accounts'],
  terms: ['GET /admin/terms/{id}/versions'],
  'term-versions': ['GET /admin/terms/{id}/versions', 'GET /admin/{resource}'],
}
/** What the log does not tell of. */
const unlogged = ['drafts', 'presence']

/** Says whether a change makes the answer of a query old. */
export function isMadeOld([name, input]: QueryKey, { changed, key }: Change): boolean {
  if (changed === 'everything') return true
  if (name === 'GET /admin/audit') return !unlogged.includes(changed)
  if (name === 'GET /admin/overview') return changed !== 'presence'
  const { resource, setting, source, id } =
    (input as { params?: Record<string, unknown> } | undefined)?.params ?? {}
  if (name === 'GET /admin/{resource}/{id}')
    return resource === changed && (key === undefined || String(id) === key)
  if ([resource, setting, source].includes(changed)) return true
  const calls = readers[changed] ?? [`GET /admin/${changed}`]
  return calls.some((call) => name === call || String(name).startsWith(`${call}/`))
}
