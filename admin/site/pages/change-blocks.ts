import type { BlockEnvelope } from '#schema/block.ts'
import type { BlockType } from '../queries/get-blocks.ts'

export function moveBlock(blocks: BlockEnvelope[], from: number, to: number): BlockEnvelope[] {
  const block = blocks[from]
  return block ? blocks.toSpliced(from, 1).toSpliced(to, 0, block) : blocks
}

export const removeBlock = (blocks: BlockEnvelope[], index: number) => blocks.toSpliced(index, 1)

/** An id that no section has, nor one that somebody else is adding at this moment: `faq-3f9a21c4`. */
export function newId(component: string): string {
  const base = component
    .replace(/Section$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  return `${base}-${crypto.randomUUID().slice(0, 8)}`
}

/** A section of a type, with the data that the type begins with. */
export const newBlock = ({ component, version, initial }: BlockType): BlockEnvelope => ({
  id: newId(component),
  component,
  version,
  data: initial,
})

/** The sections with a second one like that at `index`, right after it. */
export function copyBlock(
  blocks: BlockEnvelope[],
  index: number,
): { blocks: BlockEnvelope[]; copy: BlockEnvelope } | null {
  const block = blocks[index]
  if (!block) return null
  const copy = { ...block, id: newId(block.component) }
  return { blocks: blocks.toSpliced(index + 1, 0, copy), copy }
}

/** The sections with that at `index` shown to visitors, or hidden from them. */
export function toggleBlock(blocks: BlockEnvelope[], index: number): BlockEnvelope[] {
  const block = blocks[index]
  if (!block) return blocks
  const { hidden, ...shown } = block
  return blocks.with(index, hidden ? shown : { ...block, hidden: true })
}

/** Whether a section is not among those that the API has: nobody has called it finished yet. */
export const isNewBlock = ({ id }: BlockEnvelope, saved: readonly BlockEnvelope[]) =>
  saved.every((block) => block.id !== id)
