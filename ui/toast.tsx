import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { closeButton, list, message, note, place } from './toast.styles.ts'

/** Source: docs/product.md, I1. */
const shownFor = 1500
/** Time in ms for one that leads somewhere or can be closed: it is read, and then pressed. */
const shownToRead = 6000
const closingFor = 300

type ToastKind = 'info' | 'success' | 'error'
type ToastOptions = {
  kind?: ToastKind
  closable?: boolean
  link?: { title: string; href: string } | undefined
}

/**
 * Shows a short message that goes by itself; the same message is shown only once at a time. Never the only place
 * of a form's error, and never called while rendering. `closable` adds a close button.
 */
export function showToast(text: string, { kind = 'info', closable = false, link }: ToastOptions = {}): void {
  const show = { info: toast, success: toast.success, error: toast.error }[kind]
  const id = `${kind}:${text}`
  const content = link ? (
    <span>
      {text}{' '}
      <a href={link.href} onClick={() => toast.dismiss(id)}>
        {link.title}
      </a>
    </span>
  ) : (
    text
  )
  show(content, {
    id,
    // The first in the list counts its time itself, below.
    duration: Infinity,
    removeDelay: closingFor,
    className: link ? 'linked' : closable ? 'closable' : '',
  })
}

type Places = { top: HTMLElement | undefined; add: (place: HTMLElement) => () => void }
const PlacesContext = createContext<Places | null>(null)

/**
 * For a document in which modal windows of the browser's open: it makes all outside of them inert, toasts too. Each window
 * has a place for toasts, and the one that opened last shows them.
 */
export function ToastPlaces({ children }: PropsWithChildren) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  const add = useCallback((place: HTMLElement) => {
    setPlaces((others) => [...others, place])
    return () => setPlaces((all) => all.filter((one) => one !== place))
  }, [])
  const known = useMemo(() => ({ top: places.at(-1), add }), [places, add])
  return <PlacesContext value={known}>{children}</PlacesContext>
}

/** Place for toasts within a modal window, drawn once that is open. */
export function ToastPlace() {
  const add = useContext(PlacesContext)?.add
  return <Layer onShown={add} />
}

type LayerProps = PropsWithChildren<{ onShown?: ((layer: HTMLElement) => () => void) | undefined }>

/**
 * A part of the browser's top layer: above all that is open where it stands. It is there before there are toasts, so that
 * what comes into it is announced.
 */
function Layer({ onShown, children }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = layer.current
    // Browsers from before popovers stack it by its `z-index`.
    element?.showPopover?.()
    return element ? onShown?.(element) : undefined
  }, [onShown])
  return (
    <div
      ref={layer}
      popover="manual"
      role="status"
      // Said as well, so that a dialog which hides the page leaves this to be heard.
      aria-live="polite"
      aria-atomic="false"
      className={place()}
    >
      {children}
    </div>
  )
}

/** The list of toasts, once a document. */
export function Toaster() {
  const { toasts } = useToaster()
  const top = useContext(PlacesContext)?.top
  const [isPaused, setPaused] = useState(false)
  const inOrder = toasts.toReversed()
  const shown = inOrder.find(({ visible }) => visible)
  const first = shown?.id
  const time = shown?.className ? shownToRead : shownFor

  useEffect(() => {
    if (first === undefined || isPaused) return
    const timer = setTimeout(() => toast.dismiss(first), time)
    return () => clearTimeout(timer)
  }, [first, time, isPaused])
  useEffect(() => {
    // A toast that is pointed at or focused may go, alone or with its window, without an event that says it was left.
    if (toasts.length === 0) setPaused(false)
  }, [toasts.length])
  useEffect(() => () => setPaused(false), [top])

  const notes = (
    <div
      className={list()}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {inOrder.map((item) => (
        <ToastItem key={item.id} item={item} />
      ))}
    </div>
  )
  return (
    <>
      <Layer>{!top && notes}</Layer>
      {top && createPortal(notes, top)}
    </>
  )
}

const icons = { success: CircleCheck, error: CircleAlert }

function ToastItem({ item }: { item: Toast }) {
  const kind = item.type === 'success' || item.type === 'error' ? item.type : 'info'
  const Icon = kind === 'info' ? Info : icons[kind]
  return (
    <div className={note({ closing: !item.visible, kind })}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <p className={message()}>{resolveValue(item.message, item)}</p>
      {item.className === 'closable' && (
        <button
          type="button"
          className={closeButton()}
          onClick={() => toast.dismiss(item.id)}
          aria-label="알림 닫기"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
