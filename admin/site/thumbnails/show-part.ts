import type { Slot } from '#schema/block.ts'

/** Brings the block of a slot into the window of its page; false where nothing of it can be seen. */
export function showPart(page: Document, slot: Slot): boolean {
  const window = page.defaultView
  const part = page.querySelector(`[data-slot=${slot}] > *`)
  const box = part?.getBoundingClientRect()
  if (!window || !box || box.height < 1 || box.width < 1) return false
  // A footer is seen where the page is at its end.
  if (slot === 'footer') window.scrollTo({ top: box.top, behavior: 'instant' })
  // A section lower than the window stands in its middle.
  if (slot === 'section' && box.height < window.innerHeight)
    page.body.style.setProperty('margin-top', `${(window.innerHeight - box.height) / 2}px`)
  return true
}
