import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'

/** Creates a Hono application, or a part of one, whose handlers see Node's request. */
export const createRoutes = () => new Hono<{ Bindings: HttpBindings }>()
export type Routes = ReturnType<typeof createRoutes>

/** `Cache-Control` of an answer whose address names its content. */
export const forever = 'public, max-age=31536000, immutable'

/**
 * Returns a function that says whether a path belongs to an application: whether its first segment is that of a route.
 * So an address below `/_card` that no route takes is the application's 404, and no page of a site.
 */
export function ownedPaths({ routes }: Pick<Routes, 'routes'>): (path: string) => boolean {
  const router = new TrieRouter<true>()
  const segments = new Set(routes.map(({ path }) => path.split('/')[1]))
  // `*` is a middleware's, which stands before every path.
  for (const segment of segments) if (segment && segment !== '*') router.add('GET', `/${segment}/*`, true)
  return (path) => router.match('GET', path)[0].length > 0
}
