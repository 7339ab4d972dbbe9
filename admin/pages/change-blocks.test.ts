import type { BlockEnvelope } from '#schema/block.ts'
import { expect, test } from 'vitest'
import { moveBlock, newBlock, removeBlock } from './change-blocks.ts'

const block = (id: string): BlockEnvelope => ({ id, component: 'FaqSection', version: 1, data: {} })
const ids = (blocks: BlockEnvelope[]) => blocks.map(({ id }) => id).join('')
const blocks = ['a', 'b', 'c'].map(block)

test('sections are moved and removed', () => {
  expect(ids(moveBlock(blocks, 0, 2))).toBe('bca')
  expect(ids(moveBlock(blocks, 2, 1))).toBe('acb')
  expect(ids(removeBlock(blocks, 1))).toBe('ac')
})

test('a new section has an id of its own', () => {
  const type = {
    component: 'BeforeAfterSection',
    slot: 'section',
    version: 3,
    title: '',
    description: '',
    jsonSchema: {},
    sample: { title: '전후' },
  } as const
  const first = newBlock(type, blocks)
  expect(first).toEqual({
    id: 'before-after',
    component: 'BeforeAfterSection',
    version: 3,
    data: { title: '전후' },
  })
  expect(newBlock(type, [...blocks, first]).id).toBe('before-after-2')
})
