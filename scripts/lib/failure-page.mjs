import { stripVTControlCharacters } from 'node:util'

/** Page that a browser shows while the sources cannot run. Vite's script reloads it when they change. */
export const failurePage = (error) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The sources cannot be run</title>
<script type="module" src="/@vite/client"></script>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
<h1 style="color:#b00020">The sources cannot be run</h1>
<pre style="white-space:pre-wrap;font:14px/1.5 monospace">${escape(stripVTControlCharacters(describe(error)))}</pre>
</body>
</html>`

/** Returns the error, its place and the lines round it, which a compiler's error has beside its stack. */
function describe(error) {
  const { id, loc, frame, stack } = error
  const where = id && `${id}${loc ? `:${loc.line}:${loc.column}` : ''}`
  return [where, frame, stack ?? String(error)].filter(Boolean).join('\n\n')
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
