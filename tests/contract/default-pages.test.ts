import { defaultPages } from '#backend/site/default-pages.ts'
import { readPages } from '#backend/site/define-page.ts'
import { shapeOf } from '#backend/site/path-pattern.ts'
import { definitions } from '#registry/definitions.ts'
import { pageKey } from '#schema/page.ts'
import { expect, test } from 'vitest'

const pages = readPages(defaultPages, definitions)

test('every default page has blocks that the registry can show, and a key that a partner can save', () => {
  for (const { key, definition } of pages) {
    expect(pageKey.parse(key)).toBe(key)
    expect(definition.blocks.length).toBeGreaterThan(0)
  }
})

test('no two default pages answer one path', () => {
  const shapes = pages.map(({ definition }) => shapeOf(definition.pattern))
  expect(shapes).toEqual([...new Set(shapes)])
})

test('wrong data in a default page is named with its page and block', () => {
  const wrong = { broken: { pattern: '/broken', title: '틀림', blocks: [{ component: 'NoSuchSection' }] } }
  expect(() => readPages(wrong, definitions)).toThrow(/broken block-1: NoSuchSection/)
})
