import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useLayoutEffect, useRef, type PropsWithChildren } from 'react'
import { cx } from './css.ts'
import { dim, layer, panel } from './drawer.styles.ts'
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
 *
 * Its library weighs a sixth of a page's whole script: import it only from what is loaded when it is first opened.
 */
export function Drawer({ open, onClose, side, title, className, zIndex = 'modal', children }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const isTop = useStack(open)
  useWayBack(open, onClose)

  // Before the content is there, and takes the focus by an `autoFocus` of its own.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  const onOpenChange = (_: boolean, details: Dialog.Root.ChangeEventDetails) => {
    // The library knows which of two is on top only where one is inside the other.
    if (details.reason === 'escape-key' && (details.event.defaultPrevented || !isTop())) details.cancel()
    else onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dim({ zIndex })} forceRender />
        <Dialog.Viewport className={layer({ side, zIndex })}>
          <Dialog.Popup
            ref={popup}
            aria-label={title}
            aria-modal
            className={cx(panel({ side }), className)}
            initialFocus={() => (popup.current?.contains(document.activeElement) ? false : popup.current)}
            finalFocus={() => giveBack(opener.current, popup.current)}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Returns what gets the focus on closing: the element that had it, unless the focus has gone elsewhere meanwhile, as to
 * the next page. Given the body, the library would take the first link of the page: the skip link.
 */
function giveBack(opener: Element | null, popup: Element | null) {
  const { activeElement, body } = document
  if (activeElement !== body && !popup?.contains(activeElement)) return false
  return opener instanceof HTMLElement && opener !== body && opener.isConnected ? opener : false
}

/** Open modals from the lowest to the top one. */
const openModals: object[] = []

/** Takes a place among the open ones; what it gives tells whether that is the top one. */
function useStack(open: boolean): () => boolean {
  const self = useRef({})
  useEffect(() => {
    if (!open) return
    const own = self.current
    openModals.push(own)
    return () => void openModals.splice(openModals.indexOf(own), 1)
  }, [open])
  return () => openModals.at(-1) === self.current
}
