import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { escapeHtml } from './escape.ts'

/** Parts of a document. All but the title is finished markup. */
type DocumentMarkup = {
  title: string
  /** Attributes of the root beside its language. */
  attributes?: readonly string[]
  /** Appended to the content of every viewport. */
  viewport?: string
  head: readonly string[]
  body: readonly string[]
}

/** Writes a document. All HTML that the server sends has this frame. */
export function htmlDocument({ title, attributes = [], viewport = '', head, body }: DocumentMarkup): string {
  return `<!DOCTYPE html>
<html ${['lang="ko"', ...attributes.filter(Boolean)].join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${viewport}">
<title>${escapeHtml(title)}</title>
${head.filter(Boolean).reduce(withLine)}
</head>
<body>
${body.reduce(withLine)}
</body>
</html>`
}

/** React's markup is thousands of pieces until something reads it. `join` reads it, and costs a sixth of a page. */
const withLine = (all: string, part: string) => `${all}\n${part}`

/** Lets a page reach under a phone's notch: its styles keep clear of it. */
export const fullScreen = ', viewport-fit=cover'

/** For documents that no search engine may list. */
export const noindex = '<meta name="robots" content="noindex">'

export const iconLink = (href: string) => `<link rel="icon" href="${escapeHtml(href)}" type="image/svg+xml">`

/** Hashes by which the Content-Security-Policy knows inline styles and scripts: many documents share them. */
const hashes = new LRUCache<string, string>({
  max: 100,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})
export const inlineHash = (text: string) => hashes.memo(text)
