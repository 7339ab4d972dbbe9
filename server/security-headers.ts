import type { TagKind } from '#schema/plain/tags.ts'
import { playerOrigins } from '#schema/plain/video-link.ts'

const noSniffing: [string, string] = ['x-content-type-options', 'nosniff']

/** Headers of every answer of the site and the console that a browser may show by itself. */
export const securityHeaders: [string, string][] = [
  noSniffing,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]

/** What is only ever a part of a document, which the document's own headers rule: scripts, styles, fonts and pictures. */
const isPart = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/(?!svg))/

/** Headers of security of an answer, by its type. A part of a page carries no word that rules documents alone. */
export const securityHeadersOf = (contentType: string | null) =>
  contentType && isPart.test(contentType) ? [noSniffing] : securityHeaders

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
  /** Those whose scripts certify visitors, as the server's settings have them. */
  certificationOrigins?: readonly string[]
  /** True where the partner has the chat messenger. */
  hasMessenger?: boolean
  /** Measuring tags that the partner has set. */
  tags?: readonly TagKind[]
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

type Sources = { scripts: string[]; connections: string[]; frames?: string[] }

const google: Sources = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Sources that each measuring tag loads and tells (developers.google.com/tag-platform/security/guides/csp; Naver and Kakao
 * publish no list). A tag manager may bring Google's own tags and no other: scripts from anywhere
 * could read what a patient types.
 */
const tagSources: Record<TagKind, Sources> = {
  'google-analytics': google,
  'tag-manager': {
    scripts: [...google.scripts, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    connections: [...google.connections, 'https://googleads.g.doubleclick.net', 'https://www.google.com'],
    frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
  naver: { scripts: ['https://wcs.naver.net'], connections: ['https://wcs.naver.com'] },
  kakao: {
    scripts: ['https://t1.daumcdn.net'],
    connections: ['https://bc.ad.daum.net', 'https://kuid-provider.ds.kakao.com'],
  },
}

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
 * they place, and of data nothing but the two numbers of a focal point becomes one.
 */
export function contentSecurityPolicy({
  styleHashes = [],
  scriptHashes = [],
  scriptOrigins = [],
  certificationOrigins = [],
  hasMessenger = false,
  tags = [],
  showsOwnPictures = false,
}: ContentSources): string {
  // They come from data: only what is plainly an origin may become part of the policy.
  const ofData = scriptOrigins.filter((origin) => /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(origin))
  const scripts = [...new Set([...ofData, ...certificationOrigins])]
  const messenger: Sources = hasMessenger
    ? { scripts: [messengerOrigin], connections: messengerServices }
    : { scripts: [], connections: [] }
  const outside = [messenger, ...tags.map((kind) => tagSources[kind])]
  const of = (name: keyof Sources) => outside.flatMap((sources) => sources[name] ?? [])
  const list = (...sources: string[]) => [...new Set(sources)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scriptHashes, ...scripts, ...of('scripts'))}`,
    `style-src ${list("'self'", ...styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', 'https:', ...(showsOwnPictures ? ['blob:'] : []))}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...scripts, ...of('connections'))}`,
    ...(hasMessenger ? [`media-src ${list("'self'", messengerOrigin)}`] : []),
    `frame-src ${list("'self'", ...playerOrigins, ...scripts, ...of('frames'))}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
