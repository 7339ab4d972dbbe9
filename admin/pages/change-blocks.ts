import type { BlockEnvelope } from '#schema/block.ts'
import type { BlockType } from '../queries/get-blocks.ts'

export function moveBlock(blocks: BlockEnvelope[], from: number, to: number): BlockEnvelope[] {
  const block = blocks[from]
  return block ? blocks.toSpliced(from, 1).toSpliced(to, 0, block) : blocks
}

export const removeBlock = (blocks: BlockEnvelope[], index: number) => blocks.toSpliced(index, 1)

/** A section of a type, with its sample as data and an id no other section of the page has. */
export function newBlock({ component, version, sample }: BlockType, blocks: BlockEnvelope[]): BlockEnvelope {
  const base = component
    .replace(/Section$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  const isTaken = (id: string) => blocks.some((block) => block.id === id)
  let id = base
  for (let number = 2; isTaken(id); number += 1) id = `${base}-${number}`
  return { id, component, version, data: sample }
}
