import { useEffect, useRef, useState, type PropsWithChildren, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './css.ts'
import { dim, layer, panel } from './drawer.styles.ts'
import { lockScroll } from './scroll-lock.ts'

type DrawerProps = PropsWithChildren<{
  open: boolean
  /** Escape (of the top one) or a click on the background; `open` stays the owner's to change. */
  onClose: () => void
  side: 'right' | 'left' | 'top' | 'bottom' | 'center'
  /** Accessible name. */
  title: string
  /** Class of the panel; what it says of size and colour wins. */
  className?: string | undefined
  zIndex?: 'modal' | 'search' | 'popup'
}>

/**
 * A modal that slides in from a side, or rises in the centre: it holds the focus, locks the page's scrolling and
 * leaves with an animation. The first focus goes to what has `autoFocus`, else to the panel; on closing it returns
 * to where it was. Nothing of it is in the document while it is closed. Source: spec section 4, "Shared interface".
 */
export function Drawer({ open, onClose, side, title, className, zIndex = 'modal', children }: DrawerProps) {
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed')
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    if (open) opener.current = document.activeElement
    setPhase((now) => (open ? 'open' : now === 'closed' ? 'closed' : 'closing'))
  }, [open])

  useEffect(() => {
    if (phase !== 'closing') return
    // For where the animation's end is not told: a hidden tab, a browser that drops it.
    const timer = setTimeout(() => setPhase('closed'), 400)
    return () => clearTimeout(timer)
  }, [phase])

  useModal(phase === 'open', ref, opener, onClose)

  if (phase === 'closed') return null
  const closing = phase === 'closing'
  return createPortal(
    <div className={layer({ side, zIndex })}>
      <div className={dim({ closing })} onClick={onClose} aria-hidden="true" />
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        className={cx(panel({ side }), className)}
        data-closing={closing ? '' : undefined}
        onAnimationEnd={(event) => {
          if (closing && event.target === event.currentTarget) setPhase('closed')
        }}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}

/** Open modals from the lowest to the top one, which alone hears the keyboard. */
const openModals: object[] = []

function useModal(
  active: boolean,
  ref: RefObject<HTMLElement | null>,
  opener: RefObject<Element | null>,
  onClose: () => void,
) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const panel = ref.current
    if (!active || !panel) return
    const self = {}
    const returnTo = opener.current
    openModals.push(self)
    const unlock = lockScroll()
    if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true })

    const onKeyDown = (event: KeyboardEvent) => {
      if (openModals.at(-1) !== self || event.isComposing || event.defaultPrevented) return
      if (event.key === 'Tab') holdFocus(event, panel)
      if (event.key !== 'Escape') return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', onKeyDown)

    return () => {
      document.removeEventListener('keydown', onKeyDown)
      openModals.splice(openModals.indexOf(self), 1)
      unlock()
      const focused = document.activeElement
      const isOurs = !focused || focused === document.body || panel.contains(focused)
      if (isOurs && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true })
    }
  }, [active, ref, opener])
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])'

/** Keeps Tab inside the panel: past its last stop comes the first, and the other way round. */
function holdFocus(event: KeyboardEvent, panel: HTMLElement) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )
  const focused = document.activeElement
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const isInside = panel.contains(focused) && !(focused === panel && event.shiftKey)
  if (isInside && focused !== edge && stops.length > 0) return
  event.preventDefault()
  ;((event.shiftKey ? stops.at(-1) : stops[0]) ?? panel).focus()
}
