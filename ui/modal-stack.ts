/**
 * What open modals do to the document. Of those that are open, the top one alone hears the keyboard and is read aloud;
 * the page below can't be scrolled. None of it changes a style that the page inherits, as `inert` and
 * `HTMLDialogElement.showModal` do: the browser would work out the style of the whole page anew at each opening.
 */
export type Modal = {
  /** All of it, a child of the body. */
  layer: Element
  /** The dialog itself. */
  panel: HTMLElement
  onEscape: () => void
}

/** From the lowest to the top one. */
const openModals: Modal[] = []

/** Puts a modal on top; gives what takes it away. */
export function openModal(modal: Modal): () => void {
  if (openModals.length === 0) {
    lockScrolling()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
  }
  openModals.push(modal)
  hideAllBut(modal)
  return () => {
    openModals.splice(openModals.indexOf(modal), 1)
    hideAllBut(openModals.at(-1))
    if (openModals.length > 0) return
    unlockScrolling()
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const top = openModals.at(-1)
  // Safari tells only by the key code that the key was for a Korean syllable.
  if (!top || event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  if (event.key === 'Escape') {
    event.preventDefault()
    top.onEscape()
  } else if (event.key === 'Tab') keepTabInside(top.panel, event)
}

const canTakeFocus =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** Goes round at the ends, and in from outside. */
function keepTabInside(panel: HTMLElement, event: KeyboardEvent): void {
  const { activeElement } = document
  if (activeElement?.closest('iframe')) return
  const stops = [...panel.querySelectorAll<HTMLElement>(canTakeFocus)].filter(isStop)
  const [first = panel, last = panel] = [stops[0], stops.at(-1)]
  const isInside = activeElement !== panel && panel.contains(activeElement)
  const end = event.shiftKey ? first : last
  if (isInside && activeElement !== end) return
  if (activeElement === panel && !event.shiftKey && first !== panel) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true })

/** The focus that went to the page behind comes back; what was opened above, such as a message, may have it. */
function onFocusIn({ target }: FocusEvent): void {
  const top = openModals.at(-1)
  if (top && target instanceof Element && target.closest('[aria-hidden]') && !top.layer.contains(target))
    top.panel.focus({ preventScroll: true })
}

/** Elements that a modal hides from screen readers. */
const hidden = new Set<Element>()

function hideAllBut(top: Modal | undefined): void {
  for (const element of hidden) element.removeAttribute('aria-hidden')
  hidden.clear()
  if (top) hideAround(document.body, [top.layer, ...document.querySelectorAll('[role=status]')])
}

/** Hides the children of an element but for those that are kept, or have such inside. */
function hideAround(element: Element, kept: readonly Element[]): void {
  for (const child of element.children) {
    if (kept.includes(child) || child.matches('script, style, template, [aria-hidden]')) continue
    if (kept.some((one) => child.contains(one))) hideAround(child, kept)
    else {
      child.setAttribute('aria-hidden', 'true')
      hidden.add(child)
    }
  }
}

/** A classic scroll bar leaves its room, so that nothing moves. */
function lockScrolling(): void {
  const { style, clientWidth } = document.documentElement
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}

function unlockScrolling(): void {
  const { style } = document.documentElement
  style.overflow = ''
  style.scrollbarGutter = ''
}
