import { escapeHtml } from '#renderer/server/escape.ts'
import { htmlDocument, noindex } from '#renderer/server/html-document.ts'

type Text = {
  title: string
  text: string
  /** Way on, for a visitor of a site. */
  link?: { to: string; title: string }
}

const texts: Record<number, Text> = {
  400: { title: '잘못된 요청입니다', text: '주소를 다시 확인해 주세요.' },
  401: { title: '로그인이 필요합니다', text: '초안은 콘솔에 로그인한 뒤에 볼 수 있습니다.' },
  403: {
    title: '여기서는 볼 수 없습니다',
    text: '콘솔에서 이 화면을 볼 권한이 있는지 확인해 주세요.',
  },
  404: {
    title: '찾을 수 없는 주소입니다',
    text: '이 주소에 연결된 사이트가 없습니다. 주소를 다시 확인해 주세요.',
  },
  413: { title: '내용이 너무 깁니다', text: '글과 항목을 줄인 뒤 다시 시도해 주세요.' },
  422: { title: '아직 보여 드릴 수 없습니다', text: '내용 가운데 맞지 않는 곳이 있습니다.' },
  429: { title: '방문이 몰리고 있습니다', text: '잠시 후 새로고침해 주세요.' },
  500: {
    title: '페이지를 보여 드리지 못했습니다',
    text: '문제가 기록되었습니다. 잠시 후 다시 시도해 주세요.',
  },
  501: {
    title: '여기서는 미리 볼 수 없습니다',
    text: '저장한 뒤에 초안 미리보기에서 확인해 주세요.',
  },
  503: { title: '잠시 연결이 어렵습니다', text: '곧 다시 열립니다. 잠시 후 새로고침해 주세요.' },
}

/** Problems of the API that are pages of their own, by their code. */
const problems: Record<string, Text & { status: number }> = {
  suspended: {
    status: 503,
    title: '사이트를 잠시 쉬고 있습니다',
    text: '진료와 예약은 병원에 직접 문의해 주세요.',
  },
  'short-link-over': {
    status: 410,
    title: '기한이 지난 주소입니다',
    text: '이 주소로 안내하던 내용은 끝났습니다. 지금 안내하는 내용은 홈에서 볼 수 있습니다.',
    link: { to: '/', title: '홈으로 가기' },
  },
  'preview-link-over': {
    status: 410,
    title: '미리보기 링크를 더는 쓸 수 없습니다',
    text: '기한이 지났거나 병원에서 링크를 끊었습니다. 병원에 새 링크를 받아 주세요.',
  },
  'preview-link-unknown': {
    status: 404,
    title: '미리보기 링크가 맞지 않습니다',
    text: '주소가 잘렸거나 바뀌었습니다. 받은 링크를 처음부터 끝까지 그대로 열어 주세요.',
  },
}

/**
 * Statuses of the API that are the visitor's: a draft without a session or beyond one's rights, a site that has no
 * 404 page, a block that can't be shown as it is, too many requests.
 */
const passed = new Set([401, 403, 404, 413, 422, 429])

/** Status of the page that tells of a problem of the API. */
export const pageStatus = ({ status, code }: { status: number; code?: string | undefined }): number =>
  problems[code ?? '']?.status ?? (passed.has(status) ? status : 503)

/** Details of a failure for its page. */
export type ErrorDetails = {
  /** Code of the API's problem. */
  code?: string | undefined
  /** Request id under which the log has it; absent where there is nothing to look up. */
  requestId?: string | undefined
}

/** A page that needs neither data nor scripts, for when there is nothing else to show. */
export function errorDocument(status: number, { code = '', requestId }: ErrorDetails = {}): string {
  const { title, text, link } = problems[code] ?? texts[status] ?? (texts[500] as Text)
  const reference =
    requestId === undefined
      ? ''
      : `\n<p class="reference">문의 번호 <code>${escapeHtml(requestId)}</code></p>`
  const wayOn = link ? `\n<p><a href="${link.to}">${escapeHtml(link.title)}</a></p>` : ''
  const body = `<main>
<p class="status">${status}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${wayOn}${reference}
</main>`
  return plainDocument({ title, body })
}

/** A page with the styles of errors alone. `head` and `body` are markup. */
export const plainDocument = ({ title, head = [], body }: { title: string; head?: string[]; body: string }) =>
  htmlDocument({
    title,
    head: [noindex, ...head, '<link rel="stylesheet" href="/error.css">'],
    body: [body],
  })
