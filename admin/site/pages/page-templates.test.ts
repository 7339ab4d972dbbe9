import { initialData } from '#schema/initial-data.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { BlockType } from '../queries/get-blocks.ts'
import { pageTemplates, templateBlocks } from './page-templates.ts'
import { suggestPath } from './suggest-path.ts'

const modules = import.meta.glob<BlockDefinition>('../../../blocks/section/*/block.ts', {
  eager: true,
  import: 'default',
})
const definitions = Object.values(modules)
const types = definitions.map(({ component, slot, version, schema }) => ({
  component,
  slot,
  version,
  initial: initialData(schema as z.ZodObject),
})) as unknown as BlockType[]

describe.each(pageTemplates)('$name', (template) => {
  const blocks = templateBlocks(template, '여름맞이', types)

  test('all of its sections are there, each as its type takes it, and saved as it is', () => {
    expect(blocks.map(({ component }) => component)).toEqual(
      template.sections('여름맞이').map(({ component }) => component),
    )
    for (const { component, data } of blocks) {
      const { schema } = definitions.find((one) => one.component === component)!
      expect([component, schema.safeParse(data).error?.issues]).toEqual([component, undefined])
    }
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
  })

  test('the page’s title is its first section’s, and the type of its picture is there', () => {
    expect(blocks[0]?.data).toMatchObject({ title: '여름맞이' })
    expect(types.map(({ component }) => component)).toContain(template.picture)
  })
})

test('a type that the server does not have is left out', () => {
  const [template] = pageTemplates
  const known = types.filter(({ component }) => component === 'FaqSection')
  expect(templateBlocks(template!, '여름', known).map(({ component }) => component)).toEqual(['FaqSection'])
})

test.each([
  ['여름 이벤트', '/yeoreum-ibenteu'],
  ['Summer 2027!', '/summer-2027'],
  ['', '/'],
  ['겨울', '/gyeoul-2'],
])('the path that is suggested for %j is %s', (title, path) => {
  expect(suggestPath(title, ['/gyeoul'])).toBe(path)
})

test('a template’s own path is suggested, and another where it is taken', () => {
  expect(suggestPath('자주 묻는 질문', [], '/faq')).toBe('/faq')
  expect(suggestPath('자주 묻는 질문', ['/faq', '/faq-2'], '/faq')).toBe('/faq-3')
})
