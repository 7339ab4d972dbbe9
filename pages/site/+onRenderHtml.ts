import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { loadComponents, loadEarlyLayers } from '#registry/components.ts'
import { contained } from '#renderer/server/contained.ts'
import { renderDocument } from '#renderer/server/document.ts'
import { isStill } from '#renderer/server/load-site.ts'
import { outsideScriptsOf } from '#renderer/server/outside-scripts.ts'
import { renderSite } from '#renderer/server/render-site.tsx'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

// https://vike.dev/onRenderHtml
export const onRenderHtml = contained(async ({ siteRequest, loadedSite }: PageContextServer) => {
  if (!siteRequest || !loadedSite)
    throw new Error('onRenderHtml of the site ran without a request of the server.')
  const {
    data,
    revision,
    queryClient,
    scriptOrigins,
    complete,
    parameters,
    subject,
    address,
    previewUntil,
    validUntil,
  } = loadedSite
  const { api, report, scripts, fonts, colours, path: page } = siteRequest
  for (const block of [...Object.values(data.shell.global), ...data.page.blocks]) {
    if (block.problem)
      report({ page, block: block.id, component: block.component, problem: block.problem.message })
  }

  const names = Object.keys(data.scripts)
  const [components, layers] = await Promise.all([loadComponents(names), loadEarlyLayers(names)])
  const rendered = renderSite(loadedSite, api, components, layers)
  for (const { block, error } of rendered.failures) {
    report({ page, block: block.id, component: block.component, problem: 'render', error })
  }

  const partner = queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)
  const { html, styleHashes, scriptHashes } = renderDocument({
    data,
    subject,
    address,
    previewUntil,
    rendered,
    partner,
    fonts: fonts(data.shell.theme),
    colours,
    entry: scripts.entry,
    isStill: isStill(siteRequest),
  })
  return {
    // `renderDocument` has escaped every value that comes from data.
    documentHtml: dangerouslySkipEscape(html),
    pageContext: {
      siteResult: {
        status: data.status,
        revision,
        styleHashes,
        scriptHashes,
        scriptOrigins,
        ...outsideScriptsOf(partner),
        complete,
        parameters,
        ...(validUntil !== undefined && { validUntil }),
      },
    },
  }
})
