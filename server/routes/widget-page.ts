import type { ApiClient } from '#api/client.ts'
import { chooseEncoding, compress } from '#backend/kernel/http/encodings.ts'
import { readShell } from '#renderer/server/read-shell.ts'
import type { WidgetSite } from '#widget/site.ts'
import type { FontFaces } from '../fonts/font-faces.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { renderWithVike } from '../render-with-vike.ts'
import { widgetSecurityPolicy } from '../security-headers.ts'

export type WidgetPageOptions = {
  api: (origin: string) => ApiClient
  fontFaces: FontFaces
  /** The own fonts of the clinic at an origin, where they are made. */
  fonts: (origin: string) => Promise<FontSet | undefined>
  /** The module that starts the widget, then what it imports. */
  scripts: string[]
  development: boolean
}

/**
 * Returns the document of a clinic's booking widget, the same for everybody. Throws `ApiError`: 404 for an unknown host.
 * `accepted`: the `accept-encoding` of the request.
 */
export function createWidgetPage({ api, fontFaces, fonts, scripts, development }: WidgetPageOptions) {
  return async (origin: string, accepted: string | undefined): Promise<Response> => {
    const { site, theme } = await readClinic(api(origin))
    const pageFonts = fontFaces(theme, await fonts(origin))
    const { document, styleHashes = [] } = await renderWithVike({
      urlOriginal: '/_widget',
      widgetRequest: { site, theme, fonts: pageFonts, scripts, development },
    })
    const encoding = chooseEncoding(accepted)
    const text = Buffer.from(document)
    const body = encoding === 'identity' ? text : await compress[encoding](text)
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=60',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(!development && {
          'content-security-policy': widgetSecurityPolicy({ styleHashes, embedOrigins: site.embedOrigins }),
        }),
      },
    })
  }
}

async function readClinic(api: ApiClient) {
  const [partner, shell] = await Promise.all([api.request('GET /partners/this'), readShell(api)])
  const site: WidgetSite = {
    name: partner.displayName ?? partner.partnerName,
    tel: partner.partnerTel,
    address: partner.partnerAddress,
    kakaoTalkUrl: partner.partnerMarketingInfo.kakaoTalkUrl,
    hasPriceView: partner.homepageConfig.hasPriceView,
    isIncludeVat: partner.homepageConfig.isIncludeVat,
    treatmentWord: partner.homepageConfig.treatmentWord,
    embedOrigins: partner.allowedOrigins,
  }
  return { site, theme: shell.theme }
}
