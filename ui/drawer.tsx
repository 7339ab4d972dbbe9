import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type PropsWithChildren,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from './css.ts'
import { dim, layer, panel } from './drawer.styles.ts'
import { openModal } from './modal-stack.ts'
import { useWayBack } from './use-way-back.ts'

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
 * to where it was, unless it has gone elsewhere, or to nothing where nothing had it. The way back of a phone closes it
 * before it leaves the page. Nothing of it is in the document while it is closed.
 */
export function Drawer({ open, onClose, side, title, className, zIndex = 'modal', children }: DrawerProps) {
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const isThere = usePresence(open, dialog)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useWayBack(open, onClose)
  useModal(open, isThere, { place, dialog, close })
  /** A press that began on the panel, as one that marks a text, closes nothing. */
  const pressed = useRef<EventTarget | null>(null)

  if (!isThere) return null
  const closed = open ? undefined : ''
  return createPortal(
    <div ref={place}>
      <div className={dim({ zIndex })} data-closed={closed} />
      <div
        role="presentation"
        className={layer({ side, zIndex })}
        data-closed={closed}
        onPointerDown={({ target }: PointerEvent) => (pressed.current = target)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && pressed.current === target) onClose()
        }}
      >
        <div
          ref={dialog}
          role="dialog"
          aria-modal
          aria-label={title}
          tabIndex={-1}
          className={cx(panel({ side }), className)}
          data-closed={closed}
        >
          {children}
        </div>
      </div>
    </div>,
    document.body,
  )
}

type ModalRefs = { place: ElementRef; dialog: ElementRef; close: { current: () => void } }
type ElementRef = { current: HTMLElement | null }

/** True from the opening until the animation of the closing is over. */
function usePresence(open: boolean, dialog: ElementRef): boolean {
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => {
    if (open) return setThere(true)
    let isLeaving = true
    const animations = dialog.current?.getAnimations?.() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isLeaving) setThere(false)
    })
    return () => void (isLeaving = false)
  }, [open, dialog])
  return isThere
}

/** Has the focus and the keyboard while it is shown, and gives the focus back. */
function useModal(open: boolean, isThere: boolean, { place, dialog, close }: ModalRefs): void {
  const opener = useRef<Element | null>(null)
  // Before the content is there, and takes the focus by an `autoFocus` of its own.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  const isShown = open && isThere
  useLayoutEffect(() => {
    const [layer, panel] = [place.current, dialog.current]
    if (!isShown || !layer || !panel) return
    // First, as what has the focus must not be hidden from screen readers.
    if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true })
    const leave = openModal({ layer, panel, onEscape: () => close.current() })
    return () => {
      leave()
      // React puts the focus back to where it was before it changed the document.
      queueMicrotask(() => giveBack(opener.current, panel))
    }
  }, [isShown, place, dialog, close])
}

/** Returns the focus to the element that had it, unless it has moved on meanwhile, as to the next page. */
function giveBack(opener: Element | null, panel: Element): void {
  const { activeElement, body } = document
  if (activeElement !== body && !panel.contains(activeElement)) return
  if (opener instanceof HTMLElement && opener !== body && opener.isConnected)
    opener.focus({ preventScroll: true })
}
