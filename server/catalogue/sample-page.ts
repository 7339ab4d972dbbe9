import { globalSlots, type BlockEnvelope, type GlobalSlot } from '#schema/block.ts'
import { dataVariants, type DataVariant } from '#schema/data-variants.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { pageDefinition, type PageResponse, type ShellResponse } from '#schema/page.ts'
import { nearestPicture, type OwnContent } from './own-content.ts'
import { darkened, pictureAddress, type Picture } from './picture.ts'

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

/** The clinic's own use of a type, or its sample with pictures of the clinic's. */
function ownEnvelope(definition: BlockDefinition, own: OwnContent): BlockEnvelope {
  const { component, version, sample } = definition
  const block = own.blocks.get(component)
  if (block) return block
  let turn = 0
  const take: TakePicture = (src, size) => {
    const found = size && nearestPicture(own.pictures, size, turn++)
    return found ?? drawn(src, size)
  }
  return { id: component, component, version, data: withPictures(sample, take) as Record<string, unknown> }
}

/** A use of a type with one kind of its data; with its sample, where it has no such kind. */
function envelope(definition: BlockDefinition, variant = 'sample', id = definition.component): BlockEnvelope {
  const variants = variantsOf(definition)
  const { data } = variants.find((each) => each.id === variant) ?? (variants[0] as DataVariant)
  const { component, version } = definition
  return { id, component, version, data: withPictures(data) as Record<string, unknown> }
}

type TakePicture = (src: string, size?: Omit<Picture, 'src'>) => Partial<Picture> & { src: string }

const drawn: TakePicture = (src, size) => ({ src: pictureAddress(src, size?.width, size?.height) })

/** Samples name files that no partner has; in their place comes a drawing of the same size, or another picture. */
function withPictures(value: unknown, take: TakePicture = drawn): unknown {
  if (typeof value === 'string') return value.startsWith('/_files/') ? take(value).src : value
  if (Array.isArray(value)) return value.map((item) => withPictures(item, take))
  if (typeof value !== 'object' || value === null) return value
  const { src, width, height } = value as Record<string, unknown>
  const isStored = typeof src === 'string' && src.startsWith('/_files/')
  const picture = isStored && take(src, { width: Number(width), height: Number(height) })
  const entries = Object.entries(value).flatMap(([name, inner]) =>
    picture && name === 'src' ? [] : [[name, withPictures(inner, take)]],
  )
  return { ...Object.fromEntries(entries), ...picture }
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

/**
 * One block by itself, with no more around it than it needs to be seen: a header has a page below it to scroll. `own`: as
 * the clinic has it, or would have it, in place of the variant.
 */
export function blockPage(
  definition: BlockDefinition,
  variant: string,
  { hero }: Stage,
  definitions: Definitions,
  own?: OwnContent,
): SamplePage {
  const { slot, title } = definition
  const tried = own
    ? { ...ownEnvelope(definition, own), id: 'tried' }
    : envelope(definition, variant, 'tried')
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
