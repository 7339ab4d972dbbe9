import { createHash } from 'node:crypto'
import { collectStyles } from '#ui/css.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// https://vike.dev/onRenderHtml
export function onRenderHtml({ catalogue }: PageContextServer) {
  // Known to the policy by their hashes; later rules are added to them by `insertRule`.
  const { styles } = collectStyles(applyGlobalStyles)
  const themed = catalogue?.themeStyles ?? ''
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>카탈로그</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${dangerouslySkipEscape(styles.tags)}
<style id="theme">${dangerouslySkipEscape(themed)}</style>
</head>
<body>
<div id="app"></div>
</body>
</html>`
  return {
    documentHtml,
    pageContext: { styleHashes: [...styles.texts, themed].map(hash) },
    // The font has a file for every few hundred letters; the style sheet names them, and the browser takes what it needs.
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
