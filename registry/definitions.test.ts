import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#schema/define-block.ts'
import type { Slot } from '#schema/block.ts'
import { definitions, indexDefinitions } from './definitions.ts'

const declare = (component: string, slot: Slot = 'section') =>
  defineBlock({
    component,
    slot,
    version: 1,
    title: '시험',
    description: '시험합니다.',
    schema: z.object({}),
    migrations: {},
    sample: {},
  })

test('a block is found by its folder, under its name', () => {
  const [text, header] = [declare('TextSection'), declare('HeaderType1', 'header')]
  const found = indexDefinitions({
    '../blocks/section/TextSection/block.ts': text,
    '../blocks/header/HeaderType1/block.ts': header,
  })
  expect([...found]).toEqual([
    ['TextSection', text],
    ['HeaderType1', header],
  ])
})

test.each([
  ['of another name', '../blocks/section/OtherSection/block.ts'],
  ['of another slot', '../blocks/header/TextSection/block.ts'],
])('a folder %s is named with where the block belongs', (_, path) => {
  expect(() => indexDefinitions({ [path]: declare('TextSection') })).toThrow(
    `${path} declares section/TextSection; its folder must be blocks/section/TextSection/.`,
  )
})

test('a name that two folders have is named', () => {
  const text = declare('TextSection')
  expect(() =>
    indexDefinitions({
      'a/section/TextSection/block.ts': text,
      'b/section/TextSection/block.ts': text,
    }),
  ).toThrow('b/section/TextSection/block.ts: another folder already declares TextSection.')
})

test('the folders of blocks/ are all found', () => {
  expect(definitions.size).toBeGreaterThan(30)
  expect(definitions.get('GlobalHeaderType1')).toMatchObject({ slot: 'header' })
})
