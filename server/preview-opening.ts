import { ApiError, type ApiClient } from '#api/client.ts'
import { previewCookie } from '#backend/http/session-cookie.ts'
import { escapeHtml } from '#renderer/server/escape.ts'
import { shellPath, type ShellResponse } from '#schema/page.ts'
import { errorDocument, pageStatus } from './error-document.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type PreviewOpening = (request: { origin: string; token: string; path: string }) => Promise<Response>

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
 * preview it is, where it would say that one has to sign in. Source: docs/product.md, D8.
 */
export function createPreviewOpening(
  api: (origin: string, headers?: Record<string, string>) => ApiClient,
): PreviewOpening {
  return async ({ origin, token, path }) => {
    const isHttps = origin.startsWith('https:')
    const client = api(origin, { cookie: previewCookie(token, isHttps) })
    try {
      const [shell, partner] = await Promise.all([
        client.request('GET /page', { query: { path: shellPath, state: 'draft' } }) as Promise<ShellResponse>,
        client.request('GET /partners/this'),
      ])
      const until = new Date(shell.previewUntil ?? 0)
      return new Response(
        openingDocument(partner.displayName ?? partner.partnerName, draftOf(path, origin)),
        {
          headers: { ...previewHeaders, 'set-cookie': previewCookie(token, isHttps, until) },
        },
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const status = pageStatus(error)
      return new Response(errorDocument(status, error.code), { status, headers: previewHeaders })
    }
  }
}

/** Address of the draft of a path; the first page's where the path leads out of the site. */
export function draftOf(path: string, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  const target = url?.origin === origin ? url : new URL('/', origin)
  target.searchParams.set('preview', 'draft')
  // Whole: a path may begin with two slashes, which alone would lead elsewhere.
  return target.href
}

function openingDocument(name: string, address: string): string {
  const [title, href] = [escapeHtml(`${name} 사이트 미리보기`), escapeHtml(address)]
  return `<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${href}">
<title>${title}</title>
<meta property="og:title" content="${title}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta property="og:description" content="아직 공개하지 않은 화면입니다. 기한이 지나면 열리지 않습니다.">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${href}">미리보기 열기</a></p>
</main>
</body>
</html>`
}
