import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The items of a grid that are drawn, and the room in px that the others take above and below. */
export type DrawnItems = {
  from: number
  to: number
  above: number
  below: number
  /** Height in px of one item. */
  height: number
}

/** Distance in px from the screen within which items are drawn already. */
const ahead = 600

function measure(grid: HTMLElement, count: number): DrawnItems | undefined {
  const item = grid.firstElementChild
  if (!item) return undefined
  const { height } = item.getBoundingClientRect()
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').length
  const row = height + (Number.parseFloat(rowGap) || 0)
  // Where nothing is laid out, as in a test, all of it is drawn that was.
  if (row === 0) return undefined
  const rows = Math.ceil(count / columns)
  const { top } = grid.getBoundingClientRect()
  const rowAt = (y: number) => Math.min(rows, Math.max(0, Math.floor((y - top) / row)))
  const first = Math.min(rowAt(-ahead), rows - 1)
  const end = Math.max(first + 1, Math.min(rows, rowAt(innerHeight + ahead) + 1))
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    above: first * row,
    below: (rows - end) * row,
    height,
  }
}

const areSame = (one: DrawnItems, other: DrawnItems) =>
  one.from === other.from && one.to === other.to && one.above === other.above && one.below === other.below

/**
 * Of a grid of `count` items, all of one height, those near the screen, whatever it scrolls in: thousands of them cost
 * what those in view do. `atFirst` are drawn before anything is known of their size.
 */
export function useDrawnItems(
  count: number,
  atFirst: number,
): [RefObject<HTMLUListElement | null>, DrawnItems] {
  const grid = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState<DrawnItems>({ from: 0, to: atFirst, above: 0, below: 0, height: 0 })
  const look = useEffectEvent(() => {
    const next = grid.current && measure(grid.current, count)
    if (next) setDrawn((before) => (areSame(before, next) ? before : next))
  })
  // With each change of what is drawn: its height may be another.
  useLayoutEffect(() => look())
  useEffect(() => {
    const onChange = () => look()
    const sizes = new ResizeObserver(onChange)
    if (grid.current) sizes.observe(grid.current)
    document.addEventListener('scroll', onChange, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      document.removeEventListener('scroll', onChange, { capture: true })
    }
  }, [])
  return [grid, { ...drawn, from: Math.min(drawn.from, count), to: Math.min(drawn.to, count) }]
}
