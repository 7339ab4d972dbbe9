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

/** Half the height in px of a button between two sections. */
const half = 18

type Stand = { top: number; height: number }
type Picture = {
  seen: readonly (Stand & { id: string })[]
  /** Top of the sections, in px of the page. */
  main: number
  /** Height, from the top, that a fixed element such as the header covers, in px of the page. */
  covered: number
  /** How much smaller than the page's own px it is drawn. */
  scale: number
  /** Height in px in which it is drawn. */
  height: number
}

/** Distance in px at which a place stands from the top of the picture. One near an edge keeps clear of it. */
export function topOf({ above, below }: Seam, { seen, main, covered, scale, height }: Picture): number {
  const [before, after] = [above, below].map((id) => seen.find((box) => box.id === id))
  const y = (before ? before.top + before.height : (after?.top ?? main)) * scale
  // The first place keeps clear of a header that covers the page's beginning, the last of the page's end.
  const top = y > -half && y < covered * scale ? covered * scale : y
  if (top > height - half && top < height + half) return height - half
  return Math.max(top, top > -half ? half : top)
}

/** Index at which a dragged section ends up, when it is let go at a place. */
export const indexAfterMove = (from: number, seam: Pick<Seam, 'index'>) =>
  seam.index > from ? seam.index - 1 : seam.index
