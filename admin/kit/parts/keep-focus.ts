import { useEffect } from 'react'

const stops = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled], [type=hidden])',
  'textarea:not([disabled])',
  'summary',
  '[contenteditable=true]',
  '[tabindex]:not([tabindex="-1"])',
].join()

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true })

const follows = (node: Node, before: Node) =>
  (before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The first stop of Tab in an element or the element itself; where `isLast`, the last one. */
function stopIn(element: Element, isLast = false): HTMLElement | undefined {
  const all = [element, ...element.querySelectorAll(stops)].filter((one) => one.matches(stops))
  return (isLast ? all.toReversed() : all).find(canTake)
}

/** The first stop of Tab after an element, in the window or on the screen where that stands. */
export function stopAfter(element: Element): HTMLElement | undefined {
  const within = element.closest('dialog') ?? document.body
  return [...within.querySelectorAll(stops)].filter(canTake).find((stop) => follows(stop, element))
}

/** Where something was taken out of the document. */
type Gap = { parent: Node; before: Node | null; after: Node | null }

/** The stop of Tab that is nearest to where something was: what stands there now, what follows, what is before it. */
function nearestStop({ parent, before, after }: Gap, within: Element): HTMLElement | undefined {
  if (!(parent instanceof Element) || !within.contains(parent)) return undefined
  const children = [...parent.children]
  const edge = before?.isConnected ? before : null
  const next = children.filter((child) => {
    if (edge) return follows(child, edge)
    // What came in place of a first child follows the gap too.
    return before === null || !after?.isConnected || child === after || follows(child, after)
  })
  for (const child of next) {
    const stop = stopIn(child)
    if (stop) return stop
  }
  for (const child of children.filter((one) => !next.includes(one)).toReversed()) {
    const stop = stopIn(child, true)
    if (stop) return stop
  }
  if (parent === within) return undefined
  return nearestStop({ parent: parent.parentNode ?? within, before: parent, after: null }, within)
}

/**
 * Keeps the focus in the document for who goes by keyboard: where what has it is taken away, such as a removed row or
 * the button of a step that is done, it goes to the nearest stop of Tab in the same window, as a reader's eyes would,
 * and not back to the beginning of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | null = null
    let gap: Gap | null = null
    const hold = ({ target }: FocusEvent) => {
      gap = null
      // Of somebody who points, nothing is lost.
      held = target instanceof Element && target.matches(':focus-visible') ? target : null
    }
    const mend = () => {
      const place = gap
      gap = null
      const { activeElement, body } = document
      const isLost = !activeElement || activeElement === body || activeElement instanceof HTMLDialogElement
      if (!place || !isLost) return
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? body
      nearestStop(place, within)?.focus()
    }
    const observer = new MutationObserver((records) => {
      for (const { target, removedNodes, previousSibling, nextSibling } of records) {
        const lost: Node | null = gap ? gap.parent : held
        if (!lost || lost.isConnected || ![...removedNodes].some((node) => node.contains(lost))) continue
        gap = { parent: target, before: previousSibling, after: nextSibling }
      }
      if (!gap || !held) return
      held = null
      // A closed window or list gives the focus back by itself, and a step may put it elsewhere.
      requestAnimationFrame(mend)
    })
    addEventListener('focusin', hold)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', hold)
      observer.disconnect()
    }
  }, [])
}
