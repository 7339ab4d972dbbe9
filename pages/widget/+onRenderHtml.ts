import { contained } from '#renderer/server/contained.ts'
import { themeStyles, type DocumentFonts } from '#renderer/server/document.ts'
import { escapeHtml, escapeJson } from '#renderer/server/escape.ts'
import { fullScreen, htmlDocument, iconLink, inlineHash, noindex } from '#renderer/server/html-document.ts'
import { collectStyles } from '#ui/css.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { Theme } from '#schema/theme.ts'
import type { WidgetSite } from '#widget/site.ts'

/** Data that the server hands to vike for the widget's document. */
export type WidgetRequest = {
  site: WidgetSite
  theme: Theme
  fonts: DocumentFonts
  /** The module that starts the widget, then what it imports. */
  scripts: string[]
  development: boolean
}

declare global {
  namespace Vike {
    interface PageContextServer {
      widgetRequest?: WidgetRequest
    }
  }
}

/** Over the page that holds it the widget is see-through, beside its own panel. */
const frameStyles =
  'html,body{background:transparent}html[data-mode=popup],html[data-mode=popup] body{height:100%;overflow:hidden}'

// https://vike.dev/onRenderHtml
export const onRenderHtml = contained(({ widgetRequest }: PageContextServer) => {
  if (!widgetRequest)
    throw new Error('The widget is rendered only by the server, which tells it whose it is.')
  const { site, theme, fonts, scripts, development } = widgetRequest
  const { styles } = collectStyles(applyGlobalStyles)
  const themed = `${themeStyles(theme)}${frameStyles}`
  const html = htmlDocument({
    title: `${site.name} 예약`,
    attributes: [`data-font-sheet="${escapeHtml(fonts.sheet)}"`],
    viewport: `${fullScreen}, interactive-widget=resizes-content`,
    head: [
      noindex,
      iconLink('/favicon.svg'),
      `<style id="fonts">${fonts.rules}</style>`,
      styles.tags,
      `<style id="theme">${themed}</style>`,
      `<script type="module" src="${escapeHtml(scripts[0] ?? '')}"></script>`,
      ...(development ? [] : scripts.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`)),
    ],
    body: [
      '<div id="app"></div>',
      `<script id="widget-site" type="application/json">${escapeJson(site)}</script>`,
    ],
  })
  return {
    // Every value that comes from data has been escaped above.
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { styleHashes: [fonts.rules, ...styles.texts, themed].map(inlineHash) },
  }
})
