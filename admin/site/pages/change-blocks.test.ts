import type { BlockEnvelope } from '#schema/block.ts'
import { expect, test } from 'vitest'
import { copyBlock, moveBlock, newBlock, removeBlock, toggleBlock } from './change-blocks.ts'
import { newPage, newPageKey } from './new-page.ts'

const block = (id: string): BlockEnvelope => ({
  id,
  component: 'FaqSection',
  version: 1,
  data: { title: id },
})
const ids = (blocks: BlockEnvelope[]) => blocks.map(({ id }) => id).join('')
const blocks = ['a', 'b', 'c'].map(block)

test('sections are moved and removed', () => {
  expect(ids(moveBlock(blocks, 0, 2))).toBe('bca')
  expect(ids(moveBlock(blocks, 2, 1))).toBe('acb')
  expect(ids(removeBlock(blocks, 1))).toBe('ac')
})

test('a section is copied to the place after it, and hidden and shown again', () => {
  const { blocks: three, copy } = copyBlock(blocks.slice(0, 2), 0)!
  expect(three.map(({ data }) => data.title)).toEqual(['a', 'a', 'b'])
  expect(three[1]).toBe(copy)
  expect(copy.id).not.toBe('a')
  const hidden = toggleBlock(blocks, 1)
  expect(hidden[1]).toEqual({ ...block('b'), hidden: true })
  expect(toggleBlock(hidden, 1)).toEqual(blocks)
})

test('a new section has an id of its own, also beside one that somebody else adds', () => {
  const type = {
    component: 'BeforeAfterSection',
    slot: 'section',
    version: 3,
    title: '',
    description: '',
    jsonSchema: {},
    initial: { title: '', count: 6 },
  } as const
  const first = newBlock(type)
  expect(first).toMatchObject({ component: 'BeforeAfterSection', version: 3, data: { title: '', count: 6 } })
  expect(first.id).toMatch(/^before-after-[0-9a-f]{8}$/)
  expect(newBlock(type).id).not.toBe(first.id)
})

test('a new page has a key of its own, and what another shows with ids of its own', () => {
  expect(newPageKey('/events/:eventId', [])).toBe('events-eventid')
  expect(newPageKey('/summer', ['summer', 'summer-2'])).toBe('summer-3')
  expect(newPageKey('/', [])).toBe('page')
  const from = newPage({ title: '여름', pattern: '/summer' }, undefined)
  expect(from).toMatchObject({ title: '여름', pattern: '/summer', blocks: [] })
  const copy = newPage({ title: '겨울', pattern: '/winter' }, { ...from, blocks })
  expect(copy.blocks.map(({ data }) => data.title)).toEqual(['a', 'b', 'c'])
  expect(copy.blocks.some(({ id }) => id === 'a')).toBe(false)
})
