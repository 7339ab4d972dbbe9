import { useEffect, useState } from 'react'
import { blockAround, visiblePart } from '../../places/page-blocks.ts'

/** Where something stands in the window of the shown page, in its px. */
export type Box = { top: number; left: number; width: number; height: number }
export type BlockBox = Box & { place: HTMLElement; slot: string; id: string }

export type Boxes = {
  blocks: BlockBox[]
  /** Where the sections begin. */
  main: Box
  /** Height in px at the top over which something stands for good, such as the header. */
  covered: number
  /** Of the element that words stand beside. */
  anchor: Box | null
}

const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}

function measure(page: Document, anchor: HTMLElement | null): Boxes {
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((place) => {
    const part = visiblePart(place)
    const box = part && boxOf(part)
    if (!box || box.height === 0 || box.width === 0) return []
    return [{ ...box, place, slot: place.dataset.slot ?? '', id: place.dataset.blockId ?? '' }]
  })
  // Whatever lies over it, the header is what one sees there.
  const top = page.elementFromPoint(page.documentElement.clientWidth / 2, 1)
  const bar = blockAround(top)?.dataset.slot === 'header' ? top?.closest('header') : null
  const main = page.querySelector('main')
  return {
    blocks,
    main: main ? boxOf(main) : { top: 0, left: 0, width: 0, height: 0 },
    covered: bar?.getBoundingClientRect().bottom ?? 0,
    anchor: anchor && boxOf(anchor),
  }
}

/** Where the blocks of the shown page stand, as it is scrolled, drawn and written in. */
export function useBoxes(shown: Document | null, anchor: HTMLElement | null): Boxes | null {
  const [boxes, setBoxes] = useState<Boxes | null>(null)
  useEffect(() => {
    const window = shown?.defaultView
    if (!shown || !window) return setBoxes(null)
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setBoxes(measure(shown, anchor)))
    }
    setBoxes(measure(shown, anchor))
    const sizes = new ResizeObserver(look)
    for (const element of shown.querySelectorAll('body, main, main > [data-slot] > *')) sizes.observe(element)
    if (anchor) sizes.observe(anchor)
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const name of ['scroll', 'resize', 'load', 'transitionend', 'mouseover'])
      window.addEventListener(name, look, options)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      listening.abort()
    }
  }, [shown, anchor])
  return boxes
}
