import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProductCategory } from '#schema/products.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { readFilter } from './filter.ts'

const category = (id: number, name: string, parentId: number | null): ProductCategory => ({
  id,
  name,
  parentId,
  description: '',
  image: { src: '/_files/1/face.webp', alt: '얼굴', width: 64, height: 64 },
  isSecret: false,
  depth: 0,
  productCount: 1,
})
const categories = [category(1, '부위', null), category(2, '고민', null), category(3, '기미', 2)]

const tabs = (given: { root?: string; exposed?: string; hasPictures?: boolean }) =>
  renderToStaticMarkup(
    <CategoryTabs
      label="시술 분류"
      categories={categories}
      root={given.root}
      exposed={given.exposed}
      hasPictures={given.hasPictures ?? false}
      filter={readFilter({})}
      to={({ category: id }) => `/products?category=${id}`}
    />,
  )
const names = (html: string) => [...html.matchAll(/>([가-힣]+)<\/a>/g)].map(([, name]) => name)

it('offers the parts of the category that the clinic exposes, or of the section’s own', () => {
  expect(names(tabs({ exposed: 'body' }))).toEqual(['전체', '부위', '고민'])
  expect(names(tabs({ exposed: '고민' }))).toEqual(['전체', '기미'])
  expect(tabs({ root: '부위', exposed: '고민' })).toBe('')
})

it('shows the pictures of the categories where the clinic says so', () => {
  expect(tabs({})).not.toContain('<img')
  expect(tabs({ hasPictures: true }).match(/<img/g)).toHaveLength(2)
})
