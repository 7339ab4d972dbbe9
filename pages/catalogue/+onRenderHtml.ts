import { fullScreen, htmlDocument, iconLink, inlineHash, noindex } from '#renderer/server/html-document.ts'
import { collectStyles } from '#ui/css.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

// https://vike.dev/onRenderHtml
export function onRenderHtml({ catalogue }: PageContextServer) {
  // Known to the policy by their hashes; later rules are added to them by `insertRule`.
  const { styles } = collectStyles(applyGlobalStyles)
  const themed = catalogue?.themeStyles ?? ''
  const html = htmlDocument({
    title: '카탈로그',
    viewport: fullScreen,
    head: [noindex, iconLink('/favicon.svg'), styles.tags, `<style id="theme">${themed}</style>`],
    body: ['<div id="app"></div>'],
  })
  return {
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { styleHashes: [...styles.texts, themed].map(inlineHash) },
    // The font has a file for every few hundred letters; the style sheet names them, and the browser takes what it needs.
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
