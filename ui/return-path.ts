/** Pages of signing in and out: nobody wants to go back to them. */
const ownPages = /^\/(?:login|sign-up|welcome|goodbye)(?:[/?#]|$)/

/**
 * Returns where to go after signing in or up: a path of this site, such as `/account?tab=2`. `null` for anything else,
 * so that no address that somebody was sent leads elsewhere: `//elsewhere.kr`, `/\elsewhere.kr`, `javascript:…`.
 */
export function returnPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\u0000-\u0020\\\u007f]/.test(value)) return null
  const here = 'https://here.invalid'
  if (!URL.canParse(value, here)) return null
  const url = new URL(value, here)
  if (url.origin !== here) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dots in a path can leave one that begins anew: `/.//elsewhere.kr`.
  return /^\/(?![/\\])/.test(path) && !ownPages.test(path) ? path : null
}

/** Address of the page to sign in, from which one comes back to `path`. */
export const signInAddress = (path: string) => withReturn('/login', path)

/** `page` with the path to come back to; without where there is none. */
export const withReturn = (page: string, path: string | null | undefined) => {
  const back = returnPath(path)
  return back === null || back === '/' ? page : `${page}?next=${encodeURIComponent(back)}`
}
