import { expect, test } from 'vitest'
import { listPages } from './pages.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  // Addresses are typed by people too.
  [99, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [0, 12, [1, 2, 3, 4, 5, 'gap', 12]],
])('page %i of %i', (page, pages, named) => expect(listPages(page, pages)).toEqual(named))

test('never more than seven places, the current one always among them', () => {
  for (let pages = 1; pages < 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const named = listPages(page, pages)
      expect(named.length).toBeLessThanOrEqual(7)
      expect(named).toContain(page)
    }
  }
})
