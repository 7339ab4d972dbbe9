import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { closeButton, list, message, note } from './toast.styles.ts'

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
    <>
      {text}{' '}
      <a href={link.href} onClick={() => toast.dismiss(id)}>
        {link.title}
      </a>
    </>
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

/** The list of toasts, once a document. It is there from the start, so that what comes into it is announced. */
export function Toaster() {
  const { toasts } = useToaster()
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
    // A toast that is pointed at or focused may go without an event that says it was left.
    if (toasts.length === 0) setPaused(false)
  }, [toasts.length])

  return (
    <div
      role="status"
      // Said as well, so that a dialog which hides the page leaves this to be heard.
      aria-live="polite"
      aria-atomic="false"
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
