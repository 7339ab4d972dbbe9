import { fullScreen, htmlDocument, iconLink, inlineHash, noindex } from '#renderer/server/html-document.ts'
import { collectStyles } from '#ui/css.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry } from 'vike/types'

/** The empty document that a console fills in the browser, as `onRenderHtml` returns it. */
export function consoleDocument({ title, icon }: { title: string; icon: string }) {
  // Known to the policy by their hashes; later rules are added to them by `insertRule`.
  const { styles } = collectStyles(applyGlobalStyles)
  const html = htmlDocument({
    title,
    viewport: fullScreen,
    head: [noindex, iconLink(icon), styles.tags],
    body: ['<div id="app"></div>'],
  })
  return {
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { styleHashes: styles.texts.map(inlineHash) },
    // The font has a file for every few hundred letters; the style sheet names them, and the browser takes what it needs.
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
