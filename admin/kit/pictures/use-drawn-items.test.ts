// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrawnItems } from './use-drawn-items.ts'

const [columns, height, gap] = [4, 190, 10]
let top = 0

/** Happy DOM lays nothing out. */
function layOut() {
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top, height: this.tagName === 'LI' ? height : 0 } as DOMRect
  })
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({
    gridTemplateColumns: Array.from({ length: columns }, () => '160px').join(' '),
    rowGap: `${gap}px`,
  } as CSSStyleDeclaration)
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Grid({ count }: { count: number }) {
  const [grid, { from, to, above, below }] = useDrawnItems(count, 60)
  const items = Array.from({ length: to - from }, (_, place) => createElement('li', { key: from + place }))
  return createElement('ul', { ref: grid, title: JSON.stringify({ from, to, above, below }) }, items)
}

test('of a grid the rows near the screen are drawn, and the others take their room', async () => {
  layOut()
  const drawn = () => JSON.parse(document.querySelector('ul')?.title ?? '')
  const scrollTo = (y: number) =>
    act(() => {
      top = -y
      document.dispatchEvent(new Event('scroll'))
    })
  const show = await draw(createElement(Grid, { count: 5_000 }))
  expect(drawn()).toEqual({ from: 0, to: 32, above: 0, below: 1_242 * 200 })
  await scrollTo(20_000)
  expect(drawn()).toEqual({ from: 97 * 4, to: 108 * 4, above: 97 * 200, below: 1_142 * 200 })
  // The end, whose row is not full, and a search that leaves less than was scrolled past.
  await show(createElement(Grid, { count: 398 }))
  expect(drawn()).toMatchObject({ to: 398, below: 0 })
  await scrollTo(0)
  await show(createElement(Grid, { count: 3 }))
  expect(drawn()).toEqual({ from: 0, to: 3, above: 0, below: 0 })
})
