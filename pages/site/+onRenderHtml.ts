import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { loadComponents } from '#registry/components.ts'
import { renderDocument } from '#renderer/document.ts'
import { fontStyleSheets } from '#renderer/fonts.ts'
import { renderSite } from '#renderer/render-site.tsx'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import type { Data } from './+data.ts'

// https://vike.dev/onRenderHtml
export async function onRenderHtml({ siteRequest, data: loaded }: PageContextServer<Data>) {
  if (!siteRequest) throw new Error('onRenderHtml of the site ran without a request of the server.')
  const { data, queryClient, complete } = loaded
  const { api, report, path: page } = siteRequest
  for (const block of [...Object.values(data.shell.global), ...data.page.blocks]) {
    if (block.problem) report({ page, block: block.id, component: block.component, problem: block.problem.message })
  }

  const components = await loadComponents(Object.keys(data.scripts.components))
  const rendered = renderSite(loaded, api, components)
  for (const { block, error } of rendered.failures) {
    report({ page, block: block.id, component: block.component, problem: 'render', error })
  }

  const partner = queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)
  const { html, styleHashes } = renderDocument({
    data,
    rendered,
    partner,
    styleSheets: fontStyleSheets(data.shell.theme),
  })
  return {
    // The document names its style sheets itself; vike would add every typeface of every theme.
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType !== 'script') asset.inject = false
    },
    // `renderDocument` has escaped every value that comes from data.
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { siteResult: { status: data.status, revision: data.revision, styleHashes, complete } },
  }
}
