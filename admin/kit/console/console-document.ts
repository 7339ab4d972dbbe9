import { createHash } from 'node:crypto'
import { collectStyles } from '#ui/css.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry } from 'vike/types'

/** The empty document that a console fills in the browser, as `onRenderHtml` returns it. */
export function consoleDocument({ title, icon }: { title: string; icon: string }) {
  // Known to the policy by their hashes; later rules are added to them by `insertRule`.
  const { styles } = collectStyles(applyGlobalStyles)
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
${dangerouslySkipEscape(styles.tags)}
</head>
<body>
<div id="app"></div>
</body>
</html>`
  const styleHashes = styles.texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return {
    documentHtml,
    pageContext: { styleHashes },
    // The font has a file for every few hundred letters; the style sheet names them, and the browser takes what it needs.
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
