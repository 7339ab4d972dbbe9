import type { ApiClient } from '#api/client.ts'
import { previewCookie } from '#backend/calls/route/session-cookie.ts'
import { escapeHtml } from '#renderer/server/escape.ts'
import { iconLink } from '#renderer/server/html-document.ts'
import { readShell } from '#renderer/server/read-shell.ts'
import { plainDocument } from '../error-document.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

export type PreviewOpening = (request: {
  origin: string
  isHttps: boolean
  token: string
  path: string
}) => Promise<Response>

/** Headers of documents that belong to a preview link. */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address is a secret, which no page that is opened from here may learn.
  'referrer-policy': 'no-referrer',
  'content-security-policy': contentSecurityPolicy({}),
}

/**
 * Opens a preview link: changes its token for a cookie that scripts can't read, and leads to the draft, whose address says
 * nothing of the token. A document and no redirection: a messenger that shows what a link leads to then says whose
 * preview it is, where it would say that one has to sign in. Throws `ApiError` for a link that opens nothing.
 * Source: docs/product.md, D8.
 */
export function createPreviewOpening(
  api: (origin: string, headers?: Record<string, string>) => ApiClient,
): PreviewOpening {
  return async ({ origin, isHttps, token, path }) => {
    const client = api(origin, previewHolder(token, isHttps))
    const [shell, partner] = await Promise.all([
      readShell(client, { state: 'draft' }),
      client.request('GET /partners/this'),
    ])
    const until = new Date(shell.previewUntil ?? 0)
    return new Response(openingDocument(partner.displayName ?? partner.partnerName, draftOf(path, origin)), {
      headers: { ...previewHeaders, 'set-cookie': previewCookie(token, isHttps, until) },
    })
  }
}

/** Headers for calls of the API in the name of a preview link's holder. */
export const previewHolder = (token: string, isHttps: boolean): Record<string, string> => ({
  cookie: previewCookie(token, isHttps),
  'x-forwarded-proto': isHttps ? 'https' : 'http',
})

/** Path of the draft of an address; the first page's where the address leads out of the site. */
export function draftOf(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  const isOwn = url?.hostname === new URL(origin).hostname && /^https?:$/.test(url.protocol)
  const target = isOwn ? url : new URL('/', origin)
  target.searchParams.set('preview', 'draft')
  // Two slashes at the beginning would lead elsewhere.
  return `${target.pathname.replace(/^\/{2,}/, '/')}${target.search}`
}

function openingDocument(name: string, address: string): string {
  const title = `${name} 사이트 미리보기`
  const href = escapeHtml(address)
  return plainDocument({
    title,
    head: [
      `<meta http-equiv="refresh" content="0;url=${href}">`,
      `<meta property="og:title" content="${escapeHtml(title)}">`,
      '<meta property="og:description" content="아직 공개하지 않은 화면입니다. 기한이 지나면 열리지 않습니다.">',
      iconLink('/favicon.svg'),
    ],
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p><a href="${href}">미리보기 열기</a></p>
</main>`,
  })
}
