/**
 * Pages of signing in and out: who has been there wants to go back to where they came from.
 * Source: docs/product.md, K4.
 */
const forgotten = ['/login', '/sign-up', '/welcome', '/goodbye']

/** Returns the last path after a visit to `path`: that path, or the one from before where it is not remembered. */
export const lastPathAfter = (lastPath: string | null, path: string): string | null =>
  forgotten.includes(path) ? lastPath : path
