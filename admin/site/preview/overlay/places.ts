import type { BlockEnvelope } from '#schema/block.ts'

/** A place between two sections that are seen: before the first, between, or after the last. */
export type Seam = {
  /** Place in the page's order that a section put here gets. */
  index: number
  /** Section that is seen before it, and after it. */
  above: string | null
  below: string | null
  /** Sections of the page that stand here and are not seen: hidden ones, and those not filled in yet. */
  unseen: BlockEnvelope[]
}

/** The places between the sections that are seen. A new section stands right after the one above it. */
export function seamsOf(blocks: readonly BlockEnvelope[], seen: readonly string[]): Seam[] {
  const first: Seam = { index: 0, above: null, below: null, unseen: [] }
  return blocks.reduce(
    (seams, block, index) => {
      const last = seams.at(-1) ?? first
      if (!seen.includes(block.id))
        return [...seams.slice(0, -1), { ...last, unseen: [...last.unseen, block] }]
      return [
        ...seams.slice(0, -1),
        { ...last, below: block.id },
        { index: index + 1, above: block.id, below: null, unseen: [] },
      ]
    },
    [first],
  )
}

/** Index at which a dragged section ends up, when it is let go at a place. */
export const indexAfterMove = (from: number, seam: Pick<Seam, 'index'>) =>
  seam.index > from ? seam.index - 1 : seam.index
