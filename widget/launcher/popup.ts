import { wayBackOf } from '#ui/way-back.ts'
import { createWaitingSheet } from './create-waiting-sheet.ts'

export type Popup = ReturnType<typeof createPopup>

/** Milliseconds in which the widget comes in. */
const coming = 400

/** Creates the window over the page that holds the widget's frame, hidden at first. `onGiveUp` is asked to close it. */
export function createPopup(window: Window, frame: HTMLIFrameElement, onGiveUp: () => void) {
  const { document } = window
  const place = createPlace(document, frame.title)
  place.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onGiveUp()
  })
  /** Stands over the frame until the widget is seen. */
  let sheet: HTMLElement | undefined = createWaitingSheet(document, frame.title, onGiveUp)
  place.append(frame, sheet)
  document.body.append(place)
  let isShown = false
  /** Takes away the step of the window itself. */
  let leaveStep = () => {}
  let givePageBack = () => {}

  return {
    isShown: () => isShown,
    /** Shows the window; one whose widget `hasCome` fades in. */
    show(hasCome: boolean) {
      if (isShown) return
      isShown = true
      leaveStep = wayBackOf(window).add(onGiveUp)
      // Set only now: a window that is loaded but still hidden must not keep keys from an open layer.
      place.setAttribute('aria-modal', 'true')
      // One that comes at once fades in; the sheet of one that does not may follow another like it.
      if (hasCome) sheet?.remove()
      const transition = hasCome ? 'opacity 200ms ease-out' : 'none'
      Object.assign(place.style, { transition, visibility: 'visible', opacity: '1' })
      givePageBack = takePage(document, place)
      // Until the widget hears keys itself.
      place.focus()
    },
    /** Takes the sheet away from behind the widget, once that is there. */
    dropSheet() {
      const dropped = sheet
      sheet = undefined
      if (!dropped) return
      dropped.style.zIndex = '-1'
      window.setTimeout(() => dropped.remove(), coming)
    },
    hide() {
      if (!isShown) return
      isShown = false
      leaveStep()
      place.removeAttribute('aria-modal')
      Object.assign(place.style, { visibility: 'hidden', opacity: '0' })
      givePageBack()
    },
    remove: () => place.remove(),
  }
}

function createPlace(document: Document, title: string): HTMLElement {
  const place = document.createElement('div')
  place.setAttribute('role', 'dialog')
  place.setAttribute('aria-label', title)
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '110',
    visibility: 'hidden',
    opacity: '0',
    background: 'rgba(16, 18, 17, 0.52)',
    outline: 'none',
  })
  place.tabIndex = -1
  return place
}

/** Puts the page below `place` out of reach for the keyboard and for a screen reader. Returns what gives it back. */
function takePage(document: Document, place: Element): () => void {
  const opener = document.activeElement
  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  const inerted = [...document.body.children].filter(
    (element) => element !== place && !element.hasAttribute('inert'),
  )
  for (const element of inerted) element.setAttribute('inert', '')
  return () => {
    style.overflow = overflow
    for (const element of inerted) element.removeAttribute('inert')
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
