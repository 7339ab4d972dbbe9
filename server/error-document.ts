import { escapeHtml } from '#renderer/server/escape.ts'

const texts: Record<number, { title: string; text: string }> = {
  400: { title: '잘못된 요청입니다', text: '주소를 다시 확인해 주세요.' },
  401: { title: '로그인이 필요합니다', text: '초안은 콘솔에 로그인한 뒤에 볼 수 있습니다.' },
  404: {
    title: '찾을 수 없는 주소입니다',
    text: '이 주소에 연결된 사이트가 없습니다. 주소를 다시 확인해 주세요.',
  },
  500: {
    title: '페이지를 보여 드리지 못했습니다',
    text: '문제가 기록되었습니다. 잠시 후 다시 시도해 주세요.',
  },
  503: { title: '잠시 연결이 어렵습니다', text: '곧 다시 열립니다. 잠시 후 새로고침해 주세요.' },
}

/** A page that needs neither data nor scripts, for when there is nothing else to show. */
export function errorDocument(status: number): string {
  const { title, text } = texts[status] ?? (texts[500] as { title: string; text: string })
  return `<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<p class="status">${status}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>
</body>
</html>`
}
