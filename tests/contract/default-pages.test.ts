import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { readPages } from '#backend/publishing/site/define-page.ts'
import { shapeOf } from '#backend/publishing/site/path-pattern.ts'
import { definitions } from '#registry/definitions.ts'
import { pageKey } from '#schema/page.ts'
import { markupOf, renderSample } from '#tests/support/sample-site.tsx'
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

/* What a clinic calls its treatments (docs/product.md, C11). */

/** The markup of a page from its first block on, without what every page has below it. */
const mainOf = (html: string, first: string) => markupOf(html, first).split('</main>')[0]

test.each(pages)('$key says 진료 where that is the clinic’s word', async ({ definition: { blocks } }) => {
  const { html } = await renderSample({ sections: blocks, treatmentWord: '진료' })
  expect(mainOf(html, blocks[0]?.id ?? '')).not.toContain('시술')
})

test('what a clinic wrote itself keeps its words', async () => {
  const data = { title: '우리 병원의 시술' }
  const section = { id: 'own', component: 'PageTitleSection', version: 1, data }
  const { html } = await renderSample({ sections: [section], treatmentWord: '진료' })
  expect(mainOf(html, 'own')).toContain('우리 병원의 시술')
})
