import { useLayoutEffect, useRef, useState, type PointerEvent, type PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'
import { DrawerFrame, type DrawerLook } from './drawer-frame.tsx'
import { awaitTurn, earlyLayer, takeOver, type EarlyLayerName } from './early/take-over.ts'
import { openModal } from './modal-stack.ts'
import { useWayBack } from './use-way-back.ts'

type DrawerProps = PropsWithChildren<
  DrawerLook & {
    open: boolean
    /** Escape (of the top one) or a click on the background; `open` stays the owner's to change. */
    onClose: () => void
    /** Layer of the document that stands for this one until its script has come. */
    takesOver?: EarlyLayerName
  }
>

/**
 * A modal that slides in from a side, or rises in the centre: it holds the focus, locks the page's scrolling and
 * leaves with an animation. The first focus goes to what has `autoFocus`, else to the panel; on closing it returns
 * to where it was, unless it has gone elsewhere, or to nothing where nothing had it. The way back of a phone closes it
 * before it leaves the page. Nothing of it is in the document while it is closed.
 */
export function Drawer({ open, onClose, takesOver, ...look }: DrawerProps) {
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  const isThere = usePresence(open, { dialog, close }, takesOver)
  useWayBack(open, onClose)
  useModal(open, isThere, { place, dialog, close }, takesOver)
  /** A press that began on the panel, as one that marks a text, closes nothing. */
  const pressed = useRef<EventTarget | null>(null)

  if (!isThere) return null
  return createPortal(
    <div ref={place}>
      <DrawerFrame
        {...look}
        dialog={dialog}
        isClosing={!open}
        onPointerDown={({ target }: PointerEvent) => (pressed.current = target)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && pressed.current === target) onClose()
        }}
      />
    </div>,
    document.body,
  )
}

type ModalRefs = { place: ElementRef; dialog: ElementRef; close: { current: () => void } }
type ElementRef = { current: HTMLElement | null }

/** True from the opening until the animation of the closing is over. */
function usePresence(
  open: boolean,
  { dialog, close }: Omit<ModalRefs, 'place'>,
  takesOver: EarlyLayerName | undefined,
): boolean {
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => {
    if (open)
      return awaitTurn(
        takesOver,
        () => setThere(true),
        () => close.current(),
      )
    let isLeaving = true
    const animations = dialog.current?.getAnimations?.() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isLeaving) setThere(false)
    })
    return () => void (isLeaving = false)
  }, [open, dialog, close, takesOver])
  return isThere
}

/** Has the focus and the keyboard while it is shown, and gives the focus back. */
function useModal(
  open: boolean,
  isThere: boolean,
  { place, dialog, close }: ModalRefs,
  takesOver: EarlyLayerName | undefined,
): void {
  const opener = useRef<Element | null>(null)
  // Before the content is there, and takes the focus by an `autoFocus` of its own.
  useLayoutEffect(() => {
    if (!open) return
    const early = earlyLayer(takesOver)
    opener.current = (early && !early.hidden && early.opener) || document.activeElement
  }, [open, takesOver])

  const isShown = open && isThere
  useLayoutEffect(() => {
    const [layer, panel] = [place.current, dialog.current]
    if (!isShown || !layer || !panel) return
    // First, as what has the focus must not be hidden from screen readers.
    if (!panel.contains(document.activeElement)) panel.focus({ preventScroll: true })
    const early = earlyLayer(takesOver)
    if (early) takeOver(early, layer)
    const leave = openModal({ layer, panel, onEscape: () => close.current() })
    return () => {
      leave()
      // React puts the focus back to where it was before it changed the document.
      queueMicrotask(() => giveBack(opener.current, panel))
    }
  }, [isShown, place, dialog, close, takesOver])
}

/** Returns the focus to the element that had it, unless it has moved on meanwhile, as to the next page. */
function giveBack(opener: Element | null, panel: Element): void {
  const { activeElement, body } = document
  if (activeElement !== body && !panel.contains(activeElement)) return
  if (opener instanceof HTMLElement && opener !== body && opener.isConnected)
    opener.focus({ preventScroll: true })
}
