type Preview = {
  /** Whether there are popups, or as of which moment. */
  popups: boolean | string
  state?: string
  /** Only to be looked at: the page comes without its scripts. */
  still?: boolean
}

/** Address of the draft of a path, or of it in a revision, keeping the path's own query. */
export function previewAddress(path: string, { popups, state = 'draft', still = false }: Preview): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set('preview', state)
  if (popups !== true) url.searchParams.set('popups', popups || 'none')
  if (still) url.searchParams.set('still', '')
  return `${url.pathname}${url.search}`
}

/** A path that a pattern matches: `/products/:id` becomes `/products/1`. */
export const examplePath = (pattern: string) => pattern.replace(/:[A-Za-z0-9_-]+/g, '1')

/** Reads a path that a person wrote; gives nothing where it leads out of the site. */
export function readPath(text: string): string | undefined {
  const path = text.trim().startsWith('/') ? text.trim() : `/${text.trim()}`
  return path.startsWith('//') || path.startsWith('/\\') ? undefined : path
}
