import { playerOrigins } from '#schema/plain/video-link.ts'

/** Headers that every answer of the site and the console carries. */
export const securityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]

/**
 * Sent with answers over https: for two years browsers ask by nothing else. Other names below the clinic's domain are
 * the clinic's own affair.
 */
export const transportSecurity: [string, string] = ['strict-transport-security', 'max-age=63072000']

export type ContentSources = {
  /** Hashes of the inline styles, quoted as the policy has them. */
  styleHashes?: string[]
  /** Hashes of the inline scripts, as those of the styles. */
  scriptHashes?: string[]
  /** Origins, beside the site's own, whose scripts the page's blocks load. */
  scriptOrigins?: string[]
  /** True where the partner has the chat messenger. */
  hasMessenger?: boolean
  /** True where the page shows pictures of the person's own device before they are sent. */
  showsOwnPictures?: boolean
}

/**
 * Sources that the messenger loads (developers.channel.io, "Content Security Policy"): scripts, its service, its
 * sounds. Its frame has no address, pictures come from anywhere as it is, and the error service it names as well is not
 * needed.
 */
const messengerOrigin = 'https://*.channel.io'
const messengerServices = [messengerOrigin, 'https://*.channel.app', 'wss://*.channel.io']

/**
 * The policy of the booking widget's document: nothing from elsewhere but pictures, and no page may hold it but those of
 * the clinic's own origin and of origins that it has registered.
 */
export function widgetSecurityPolicy({
  styleHashes,
  embedOrigins,
}: {
  styleHashes: string[]
  embedOrigins: readonly string[]
}): string {
  const ancestors = embedOrigins.filter((origin) => /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(origin))
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/**
 * The Content-Security-Policy of a page. Inline styles and scripts are named by hash and not by nonce, so that a page in the
 * cache stays the same bytes (decision 0004). `style` attributes are allowed: libraries set them on elements that
 * they place, and no value from data ever becomes one.
 */
export function contentSecurityPolicy({
  styleHashes = [],
  scriptHashes = [],
  scriptOrigins = [],
  hasMessenger = false,
  showsOwnPictures = false,
}: ContentSources): string {
  // They come from data: only what is plainly an origin may become part of the policy.
  const scripts = [...new Set(scriptOrigins)].filter((origin) =>
    /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(origin),
  )
  const list = (...sources: string[]) => sources.join(' ')
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scriptHashes, ...scripts, ...(hasMessenger ? [messengerOrigin] : []))}`,
    `style-src ${list("'self'", ...styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', 'https:', ...(showsOwnPictures ? ['blob:'] : []))}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...scripts, ...(hasMessenger ? messengerServices : []))}`,
    ...(hasMessenger ? [`media-src ${list("'self'", messengerOrigin)}`] : []),
    `frame-src ${list("'self'", ...playerOrigins, ...scripts)}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
