import { ApiError, type ApiClient } from '#api/client.ts'
import { definitions } from '#registry/definitions.ts'
import { loadComponents, loadEarlyLayers, type BlockComponents } from '#registry/components.ts'
import { loadSite } from '#renderer/server/load-site.ts'
import { renderSite } from '#renderer/server/render-site.tsx'
import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { productTexts } from '#backend/publishing/site/product-texts.ts'
import { globalSlots, type BlockEnvelope } from '#schema/block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { pageDefinition, shellPath } from '#schema/page.ts'
import { partner } from '#schema/partners.ts'
import type { TreatmentWord } from '#schema/plain/treatment-word.ts'

/** A use of a type with its sample. */
export const sampleOf = ({ component, version, sample }: BlockDefinition, id = component): BlockEnvelope => ({
  id,
  component,
  version,
  data: sample as Record<string, unknown>,
})

const clinic = {
  id: 1,
  partnerName: '가온의원',
  partnerTel: '0255501234',
  partnerAddress: '서울특별시 강남구 테헤란로 1',
  mondayOpen: '10:00',
  mondayClose: '19:00',
  partnerMarketingInfo: { kakaoTalkUrl: 'https://pf.kakao.com/_gaon', channelTalkId: 'gaon' },
}

/** The first type of each global slot, and the given sections. */
const firstOf = (slot: string) => [...definitions.values()].find((definition) => definition.slot === slot)

/** An API that knows one page, made of the given blocks. */
function sampleApi(
  blocks: BlockEnvelope[],
  global: Partial<Record<string, BlockEnvelope>>,
  treatmentWord: TreatmentWord,
): ApiClient {
  const answers: Record<string, (path: string) => unknown> = {
    'GET /partners/this': () => partner.parse({ ...clinic, homepageConfig: { treatmentWord } }),
    'GET /customer/partner-keywords': () => ({ rows: [{ keyword: '리프팅' }] }),
    'GET /page-search': () => ({ rows: [] }),
    'GET /page': (path) =>
      path === shellPath
        ? {
            revision: 1,
            theme: {},
            global: Object.fromEntries(
              globalSlots.map((slot) => [slot, global[slot] ?? sampleOf(firstOf(slot) as BlockDefinition)]),
            ),
          }
        : {
            ...pageDefinition.parse({ pattern: '/', title: '홈', blocks: [] }),
            blocks,
            revision: 1,
            key: 'home',
            path,
            params: {},
          },
  }
  const request = async (name: string, input?: { query?: { path?: string } }) => {
    const answer = answers[name]
    if (!answer) throw new ApiError({ status: 404, message: '없는 주소입니다.', code: 'unknown-path' })
    return answer(input?.query?.path ?? '/')
  }
  return { request } as unknown as ApiClient
}

type SampleSite = {
  sections?: BlockEnvelope[]
  global?: Partial<Record<string, BlockEnvelope>>
  components?: BlockComponents
  treatmentWord?: TreatmentWord
}

/** Renders a page of the given blocks by the way every page takes. */
export async function renderSample({
  sections = [],
  global = {},
  components,
  treatmentWord = '시술',
}: SampleSite) {
  const api = sampleApi(sections, global, treatmentWord)
  const site = await loadSite({
    api,
    origin: 'http://gaon.test',
    path: '/',
    parameters: new URLSearchParams(),
    state: 'published',
    revision: 1,
    definitions,
    productTexts: productTexts(definitions, defaultPages),
    scripts: {
      entry: ['/entry.js'],
      blocks: (names) => Object.fromEntries([...names].map((name) => [name, [`/${name}.js`]])),
    },
  })
  const names = Object.keys(site.data.scripts)
  const loaded = await loadComponents(names)
  const layers = await loadEarlyLayers(names)
  return { site, ...renderSite(site, api, new Map([...loaded, ...(components ?? [])]), layers) }
}

/** The markup inside a block's place. */
export function markupOf(html: string, id: string): string {
  const start = html.indexOf(`data-block-id="${id}"`)
  if (start < 0) throw new Error(`${id} has no place in the page.`)
  const rest = html.slice(html.indexOf('>', start) + 1)
  return rest.startsWith('</div>') ? '' : rest
}
