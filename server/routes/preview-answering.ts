import type { ApiClient } from '#api/client.ts'
import { senderOf } from '#backend/calls/route/cross-site.ts'
import { cookieToken } from '#backend/calls/route/session-cookie.ts'
import { escapeHtml } from '#renderer/server/escape.ts'
import { iconLink } from '#renderer/server/html-document.ts'
import { errorResponse } from '../error-answer.ts'
import { plainDocument } from '../error-document.ts'
import { draftOf, previewHeaders, previewHolder } from './preview-opening.ts'

export type PreviewAnswering = (asked: {
  origin: string
  isHttps: boolean
  request: Request
}) => Promise<Response>

/**
 * Takes what the holder of a preview link says of the drafts, from the form of the preview's bar. The API knows nothing
 * of forms, so that another site's form is refused here. Throws `ApiError` where the API does not take it.
 * Source: docs/product.md, D13.
 */
export function createPreviewAnswering(
  api: (origin: string, headers?: Record<string, string>) => ApiClient,
): PreviewAnswering {
  return async ({ origin, isHttps, request }) => {
    const token = cookieToken(request, 'preview', isHttps)
    const { host } = new URL(request.url)
    if (senderOf((name) => request.headers.get(name), [host]) !== 'own') return errorResponse(403)
    if (token === undefined) return errorResponse(404, { code: 'preview-link-unknown' })
    const form = await request.formData().catch(() => new FormData())
    const isApproved = form.get('answer') === 'approved'
    const note = String(form.get('note') ?? '').replaceAll('\r\n', '\n')
    const client = api(origin, previewHolder(token, isHttps))
    await client.request('POST /preview-answers', { body: { isApproved, note } })
    const back = draftOf(request.headers.get('referer') ?? '/', origin)
    return new Response(thanksDocument(isApproved, back), { headers: previewHeaders })
  }
}

function thanksDocument(isApproved: boolean, back: string): string {
  const text = isApproved
    ? '공개해도 좋다는 의견을 병원에 전했습니다. 공개는 병원에서 합니다.'
    : '고칠 점을 병원에 전했습니다. 고친 뒤에는 같은 링크에서 바로 볼 수 있습니다.'
  return plainDocument({
    title: '의견을 전했습니다',
    head: [iconLink('/favicon.svg')],
    body: `<main>
<h1>의견을 전했습니다</h1>
<p>${text}</p>
<p><a href="${escapeHtml(back)}">미리보기로 돌아가기</a></p>
</main>`,
  })
}
