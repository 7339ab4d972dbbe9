import { globalSlots, type BlockEnvelope, type GlobalSlot } from '#schema/block.ts'
import { dataVariants, type DataVariant } from '#schema/data-variants.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { pageDefinition, type PageResponse, type ShellResponse } from '#schema/page.ts'
import { darkened, pictureAddress } from './picture.ts'

type Definitions = ReadonlyMap<string, BlockDefinition>

/** Parts of one document of the catalogue: answers to `GET /page`, for the shell and for its path. */
export type SamplePage = Pick<ShellResponse, 'global'> & { page: Omit<PageResponse, 'path'> }

export type Stage = {
  /** Begins with a picture, for a header to lie over. */
  hero: boolean
}

const known = new WeakMap<BlockDefinition, DataVariant[]>()

/** The kinds of data of a type, worked out once. */
export function variantsOf(definition: BlockDefinition): DataVariant[] {
  let variants = known.get(definition)
  if (!variants) known.set(definition, (variants = dataVariants(definition)))
  return variants
}

/** A use of a type with one kind of its data; with its sample, where it has no such kind. */
function envelope(definition: BlockDefinition, variant = 'sample', id = definition.component): BlockEnvelope {
  const variants = variantsOf(definition)
  const { data } = variants.find((each) => each.id === variant) ?? (variants[0] as DataVariant)
  const { component, version } = definition
  return { id, component, version, data: withPictures(data) as Record<string, unknown> }
}

/** Samples name files that no partner has; in their place comes a drawing of the same size. */
function withPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/_files/') ? pictureAddress(value) : value
  if (Array.isArray(value)) return value.map(withPictures)
  if (typeof value !== 'object' || value === null) return value
  const { src, width, height } = value as Record<string, unknown>
  const entries = Object.entries(value).map(([name, inner]) => [name, withPictures(inner)])
  const isStored = typeof src === 'string' && src.startsWith('/_files/')
  return {
    ...Object.fromEntries(entries),
    ...(isStored && { src: pictureAddress(src, Number(width), Number(height)) }),
  }
}

/** Blocks that stand beside the one shown, where it needs some. */
const neighbours = { hero: 'HeroSection', title: 'PageTitleSection', text: 'StatementSection' }

const firstOf = (slot: GlobalSlot, definitions: Definitions) =>
  [...definitions.values()].find((definition) => definition.slot === slot) as BlockDefinition

/** Makes a hero with a dark picture, for a transparent header to lie over: its words are white. */
function darkHero(definition: BlockDefinition): BlockEnvelope {
  const hero = envelope(definition, 'tone-onDark', 'around-hero')
  const { image, mobileImage } = hero.data as Record<string, { src: string }>
  for (const picture of [image, mobileImage]) if (picture) picture.src = darkened(picture.src)
  return hero
}

/** The first type of each slot; with popups that show none, since they would lie over everything. */
const shell = (definitions: Definitions) =>
  Object.fromEntries(
    globalSlots.map((slot) => [
      slot,
      envelope(firstOf(slot, definitions), slot === 'popup' ? 'empty' : 'sample', slot),
    ]),
  ) as Record<GlobalSlot, BlockEnvelope>

/** Parameters that a path would name: the first treatment, notice and post that a clinic has. */
const firstOfEach = Object.fromEntries(
  ['productId', 'noticeId', 'id', 'boardTypeId', 'exhibitionId', 'brandingId', 'reservationId'].map(
    (name) => [name, '1'],
  ),
)

function page(blocks: BlockEnvelope[], options: Partial<PageResponse['options']>, title: string) {
  const parsed = pageDefinition.parse({ pattern: '/', title, blocks: [], options })
  return { ...parsed, blocks, revision: 0, key: 'catalogue', params: firstOfEach }
}

/** One block by itself, with no more around it than it needs to be seen: a header has a page below it to scroll. */
export function blockPage(
  definition: BlockDefinition,
  variant: string,
  { hero }: Stage,
  definitions: Definitions,
): SamplePage {
  const { slot, title } = definition
  const tried = envelope(definition, variant, 'tried')
  const global = shell(definitions)
  if (slot === 'section') {
    const hidden = { hideHeader: true, hideFooter: true, hideFloatingButton: true }
    return { global, page: page([tried], hidden, title) }
  }
  const around = [hero ? neighbours.hero : neighbours.title, neighbours.text, neighbours.text]
  const blocks = around.flatMap((name, index) => {
    const found = definitions.get(name)
    if (!found) return []
    return [name === neighbours.hero ? darkHero(found) : envelope(found, 'sample', `around-${index}`)]
  })
  const options = {
    hideHeader: slot === 'footer' || slot === 'floatingButton',
    hideFooter: slot !== 'footer',
    hideFloatingButton: slot !== 'floatingButton',
    hasHero: hero,
  }
  return { global: { ...global, [slot]: tried }, page: page(slot === 'footer' ? [] : blocks, options, title) }
}

/** Every section type on one page in a shell, all with one kind of data: for looking over, and for tests. */
export function everySection(
  variant: string,
  header: BlockDefinition | undefined,
  definitions: Definitions,
): SamplePage {
  const all = [...definitions.values()]
  const sections = all.filter(({ slot }) => slot === 'section')
  const global = Object.fromEntries(
    globalSlots.map((slot) => {
      const type = slot === 'header' && header ? header : firstOf(slot, definitions)
      return [slot, envelope(type, slot === 'popup' ? 'empty' : variant, slot)]
    }),
  ) as Record<GlobalSlot, BlockEnvelope>
  return {
    global,
    page: page(
      sections.map((section) => envelope(section, variant)),
      {},
      '모든 구역',
    ),
  }
}
