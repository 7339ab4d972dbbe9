/** Whole address of a preview link to the draft of a path. */
export function linkAddress(link: string, path: string): string {
  const url = new URL(link, location.origin)
  if (path !== '/') url.searchParams.set('path', path)
  return url.href
}

/**
 * Copies a text, and says whether that worked: without a secure context there is no clipboard, and some browsers copy for
 * a tap alone.
 */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
