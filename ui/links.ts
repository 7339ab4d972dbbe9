/** Target of a link: a path of this site, or an address that opens in a new tab. */
export type LinkTarget = { inside: true; to: string } | { inside: false; href: string; newTab: boolean }

/**
 * Reads an address: one that starts with `/` stays in this tab; any other opens a new one, with `http://` put before it
 * where it lacks a scheme. Calls and mails open no tab. Source: docs/product.md, L1.
 */
export function linkTarget(url: string): LinkTarget {
  if (url.startsWith('/') || url.startsWith('#')) return { inside: true, to: url }
  if (/^(tel|mailto):/.test(url)) return { inside: false, href: url, newTab: false }
  return { inside: false, href: /^https?:\/\//i.test(url) ? url : `http://${url}`, newTab: true }
}

/** Sections that count as one for highlighting the active item. Source: docs/product.md, L3. */
const merged = ['/products', '/events', '/exhibitions']

/** True where a navigation item's address leads to the section of the site that `path` is in. */
export function isActivePath(url: string, path: string): boolean {
  if (!url.startsWith('/')) return false
  const target = url.split(/[?#]/)[0] ?? url
  if (target === '/') return path === '/'
  if (merged.some((part) => target.includes(part)) && merged.some((part) => path.includes(part))) return true
  return path === target || path.startsWith(`${target}/`)
}
