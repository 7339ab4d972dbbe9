import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ApiClient } from '#api/client.ts'
import type { GlobalSlot, ResolvedBlock } from '#schema/block.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { createClock } from '#ui/clock.ts'
import { collectStyles, type Styles } from '#ui/css.ts'
import { ShownPictures, type ShownPicture } from '#ui/shown-pictures.ts'
import { FailureContext } from '../shared/block-place.tsx'
import type { BlockComponents } from '#registry/components.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteData } from '../shared/site-data.ts'
import { ApplicationProvider, PageProvider, Site } from '../shared/site.tsx'

export type RenderedSite = {
  html: string
  /** Layers of its blocks that the document holds, closed, until their scripts have come. */
  earlyLayers: string
  styles: Styles
  /** Pictures in the order of the page, then those of its layers. */
  pictures: ShownPicture[]
  /** Blocks that threw, each with what it threw. */
  failures: { block: ResolvedBlock; error: unknown }[]
}

/**
 * Renders a loaded page in one synchronous go, so that the styles it collects are its own. A block that throws leaves
 * its fallback. React does not tell what was thrown, so the block is then rendered once more by itself. `layers` has the
 * early layers of blocks, by name.
 */
export function renderSite(
  { data, queryClient }: Pick<LoadedSite, 'data' | 'queryClient'>,
  api: ApiClient,
  components: BlockComponents,
  layers: BlockComponents,
): RenderedSite {
  const failed = new Set<ResolvedBlock>()
  const application = {
    api,
    queryClient,
    store: createApplicationStore(data.shell.theme),
    // What goes by the time is drawn in the browser.
    clock: createClock(async () => {}),
  }
  const within = (content: ReactNode) => (
    <ApplicationProvider application={application}>
      <StaticRouter location={{ pathname: data.path, search: searchString(data.search) }}>
        <PageProvider api={api} page={data} components={components}>
          {content}
        </PageProvider>
      </StaticRouter>
    </ApplicationProvider>
  )
  const failures: RenderedSite['failures'] = []
  const pictures: ShownPicture[] = []
  const shown = (content: ReactNode) =>
    within(<ShownPictures value={(picture) => pictures.push(picture)}>{content}</ShownPictures>)
  const layerOf = (block: ResolvedBlock) => {
    const Layer = layers.get(block.component)
    if (!Layer || block.problem) return ''
    try {
      return renderToStaticMarkup(shown(<Layer id={block.id} data={block.data} />))
    } catch (error) {
      failures.push({ block, error })
      return ''
    }
  }
  const { result, styles } = collectStyles(() => ({
    html: renderToString(
      shown(
        <FailureContext value={(block) => failed.add(block)}>
          <Site shell={data.shell} page={data.page} />
        </FailureContext>,
      ),
    ),
    earlyLayers: shownSlots(data)
      .map((slot) => layerOf(data.shell.global[slot]))
      .join(''),
  }))
  const render = (content: ReactNode) => renderToString(within(content))
  failures.push(...[...failed].map((block) => ({ block, error: thrownBy(block, components, render) })))
  return { ...result, styles, pictures, failures }
}

/** Slots whose layers a page may open. */
const shownSlots = ({ page }: SiteData): GlobalSlot[] => [
  ...(page.options.hideHeader ? [] : (['header'] as const)),
  'search',
  'widget',
]

function thrownBy(
  block: ResolvedBlock,
  components: BlockComponents,
  render: (content: ReactNode) => string,
): unknown {
  const Failing = components.get(block.component)
  if (!Failing) return new Error(`No component ${block.component} was loaded.`)
  try {
    render(<Failing id={block.id} data={block.data} />)
  } catch (error) {
    return error
  }
  return new Error('It threw while the page was rendered, and rendered when tried by itself.')
}

function searchString(search: Record<string, string>): string {
  const parameters = new URLSearchParams(search)
  return parameters.size > 0 ? `?${parameters}` : ''
}
