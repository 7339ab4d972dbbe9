import type { Definitions } from '#backend/publishing/site/block-check.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import type { Site } from '#backend/publishing/site/site.ts'
import { check } from '#registry/resolve.ts'
import { globalSlots, type BlockEnvelope, type BlockProblem, type Slot } from '#schema/block.ts'
import { dataFields, type DataField } from '#schema/data-fields.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { slotNames } from '#schema/plain/slot-names.ts'
import type { PublicationFinding } from '#schema/publication-checks.ts'

/** A block of a site with its place in words. */
export type PlacedBlock = {
  /** Name of the draft that it belongs to: `page/home`. */
  draft: string
  place: NonNullable<PublicationFinding['place']>
  /** Titles of the page and the section, or of the slot. */
  where: string[]
  page: SitePage | null
  component: string
  definition: BlockDefinition | undefined
  data: Record<string, unknown>
  fields: DataField[]
  problem: BlockProblem | undefined
}

/** Every block that visitors would see, with what its schema knows of its data. */
export function placeBlocks(site: Site, definitions: Definitions): PlacedBlock[] {
  const global = globalSlots.map((slot) =>
    placed(slot, site.global[slot], definitions, {
      draft: `global/${slot}`,
      place: { kind: 'global', key: slot },
      where: [slotNames[slot]],
      page: null,
    }),
  )
  const sections = site.pages.flatMap((page) =>
    page.definition.blocks.map((block) =>
      placed('section', block, definitions, {
        draft: `page/${page.key}`,
        place: { kind: 'page', key: page.key, block: block.id },
        where: [page.definition.title, definitions.get(block.component)?.title ?? block.component],
        page,
      }),
    ),
  )
  return [...global, ...sections]
}

function placed(
  slot: Slot,
  envelope: BlockEnvelope,
  definitions: Definitions,
  place: Pick<PlacedBlock, 'draft' | 'place' | 'where' | 'page'>,
): PlacedBlock {
  const { component } = envelope
  const definition = definitions.get(component)
  const checked = check(slot, envelope, definitions)
  const isRight = !('problem' in checked)
  const data = isRight ? checked.data : envelope.data
  return {
    ...place,
    component,
    definition,
    data,
    fields: isRight && definition ? dataFields(definition.schema, data) : [],
    problem: isRight ? undefined : checked.problem,
  }
}
