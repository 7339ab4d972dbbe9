/** Whole address of a preview link to the draft of a path. */
export function linkAddress(link: string, path: string): string {
  const url = new URL(link, location.origin)
  if (path !== '/') url.searchParams.set('path', path)
  return url.href
}
