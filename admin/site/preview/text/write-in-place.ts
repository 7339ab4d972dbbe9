import { hasOwnWords, writtenText } from './shown-text.ts'

/** `left`: the focus is elsewhere already; what was written is kept. */
export type Ending = 'kept' | 'left' | 'given up' | 'next' | 'before'

type Writing = {
  /** Name of the field. */
  label: string
  value: string
  isMultiline: boolean
  onWrite: (text: string) => void
  onEnd: (ending: Ending) => void
}

/** Styles under which lines and spaces stand as they are written. */
const style = {
  whiteSpace: 'pre-wrap',
  outline: '2px solid #2463c9',
  outlineOffset: '4px',
  cursor: 'text',
  minWidth: '1em',
}

/**
 * Makes the text of an element editable where it stands, until Enter, Escape, Tab or until it is left. What stands
 * beside the words, such as an arrow, stays.
 */
export function writeInPlace(element: HTMLElement, { label, value, isMultiline, onWrite, onEnd }: Writing) {
  const { ownerDocument: document } = element
  const before = [...element.childNodes]
  const host = hostOf(element)
  const shown = [...host.childNodes]
  const attributes = ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'style'].map(
    (name) => [name, host.getAttribute(name)] as const,
  )
  if (writtenText(host) !== value) host.textContent = value
  host.contentEditable = 'plaintext-only'
  host.setAttribute('role', 'textbox')
  host.setAttribute('aria-label', label)
  host.setAttribute('aria-multiline', String(isMultiline))
  Object.assign(host.style, style)
  if (document.defaultView?.getComputedStyle(host).display === 'inline') host.style.display = 'inline-block'

  const read = () => {
    const text = writtenText(host)
    return isMultiline ? text : text.replace(/\s*\n\s*/g, ' ')
  }
  let last = value
  let hasEnded = false
  function end(ending: Ending) {
    if (hasEnded) return
    hasEnded = true
    if (ending === 'given up' && last !== value) onWrite(value)
    listening.abort()
    for (const [name, was] of attributes) {
      if (was === null) host.removeAttribute(name)
      else host.setAttribute(name, was)
    }
    // As the page drew it; what is kept stands until the page is drawn anew.
    if (ending === 'given up' || last === value) {
      host.replaceChildren(...shown)
      element.replaceChildren(...before)
    }
    document.getSelection()?.removeAllRanges()
    host.blur()
    onEnd(ending)
  }

  const onKey = (event: KeyboardEvent) => {
    // The page's own shortcuts, and the button that the words may stand in, take no part.
    event.stopPropagation()
    if (event.isComposing || event.key === 'Process') return
    if (event.key === 'Escape') {
      event.preventDefault()
      end('given up')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      end(event.shiftKey ? 'before' : 'next')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isMultiline && event.shiftKey) document.execCommand('insertLineBreak')
      else end('kept')
    }
  }
  const listening = new AbortController()
  const { signal } = listening
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener(
    'keyup',
    (event) => {
      event.stopPropagation()
      // A button is pressed by Space as it comes up.
      event.preventDefault()
    },
    { signal },
  )
  host.addEventListener(
    'input',
    () => {
      const text = read()
      if (text === last) return
      last = text
      onWrite(text)
    },
    { signal },
  )
  host.addEventListener('blur', () => end('left'), { signal })

  const selection = document.getSelection()
  const isInside = selection?.anchorNode && host.contains(selection.anchorNode)
  host.focus({ preventScroll: true })
  if (!isInside) selection?.selectAllChildren(host)
  host.scrollIntoView({ block: 'nearest' })
  return { host, end }
}

/** The element that holds the words alone: one is put round them where something else stands beside them. */
function hostOf(element: HTMLElement): HTMLElement {
  const worded = [...element.childNodes].filter((node) => node.textContent?.trim())
  const [only] = worded
  const hasBesides = [...element.children].some(({ nodeName }) => nodeName !== 'BR')
  if (worded.length !== 1 || !only || !hasBesides || !hasOwnWords(element)) return element
  const host = element.ownerDocument.createElement('span')
  element.replaceChild(host, only)
  host.append(only)
  return host
}
