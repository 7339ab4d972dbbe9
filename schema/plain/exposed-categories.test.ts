import { expect, it } from 'vitest'
import { exposedCategories } from './exposed-categories.ts'

const categories = [
  { id: 1, name: '부위', parentId: null },
  { id: 2, name: '고민', parentId: null },
  { id: 3, name: '얼굴', parentId: 1 },
  { id: 4, name: '기미', parentId: 2 },
]

it.each([
  ['body', ['부위', '고민']],
  [undefined, ['부위', '고민']],
  ['고민', ['기미']],
  ['얼굴', ['부위', '고민']],
])('where the clinic names %s, visitors see %j first', (name, expected) => {
  expect(exposedCategories(categories, name).map((category) => category.name)).toEqual(expected)
})
