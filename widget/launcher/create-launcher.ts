import { wayBackOf } from '#ui/way-back.ts'
import { createWaitingSheet } from './create-waiting-sheet.ts'
import {
  envelope,
  readToHost,
  type ReservationChoice,
  type ReservationKind,
  type ToHost,
  type ToWidget,
  type Utm,
  type WidgetOptions,
} from '../message.ts'

/** Events that a page may listen to. */
export type WidgetEvent = Exclude<ToHost['type'], 'height' | 'steps'>
type Listener = (event: ToHost) => void

export type InitOptions = Partial<Omit<WidgetOptions, 'mode'>> & {
  /** An element of the page in which the widget stands for good; without one it opens over the page. */
  container?: HTMLElement | string
}

export type Launcher = {
  readonly version: 1
  init(options?: InitOptions): void
  /**
   * Resolves once the widget is seen, or closed before it has come. Rejects where it does not come within ten seconds,
   * which are counted anew when its document has loaded.
   */
  open(kind?: ReservationKind, choice?: ReservationChoice): Promise<void>
  close(): void
  /** Loads the widget unseen, so that it opens at once. */
  preload(): void
  /** Gives what ends the listening. */
  on(event: WidgetEvent, listener: Listener): () => void
  logout(): void
  /** Tells the widget on which page of the site the visitor is. */
  setRoute(path: string): void
  utm(utm: Utm): void
  /** `null` until the widget has told. */
  isLoggedIn(): boolean | null
}

/** Milliseconds to wait for the widget's document, and then for the widget. */
const patience = 10_000
/** Milliseconds in which the widget comes in. */
const coming = 400

/** The launcher of the widget at `origin`, for the page of `window`. */
export function createLauncher(window: Window, origin: string): Launcher {
  const { document } = window
  const listeners = new Map<string, Set<Listener>>()
  let options: InitOptions = {}
  let frame: HTMLIFrameElement | undefined
  let place: HTMLElement | undefined
  /** Stands over the frame until the widget is seen. */
  let sheet: HTMLElement | undefined
  let isReady = false
  let isShown = false
  let isLoggedIn: boolean | null = null
  let latestUtm: Utm | undefined
  let latestRoute: string | undefined
  let waiting: ToWidget[] = []
  /** Ends the waiting of each call of `open` that is not settled. */
  const openings = new Set<() => void>()
  let opener: Element | null = null
  let inerted: Element[] = []
  let pageOverflow = ''

  /** Keeps the steps within the widget, each for its last screen. */
  const keepSteps = wayBackOf(window).count(() => post({ type: 'back' }))
  /** Takes away the step of the window itself. */
  let leaveStep = () => {}

  const isInline = () => options.container !== undefined
  const post = (message: ToWidget) => {
    if (isReady) frame?.contentWindow?.postMessage(envelope(message), origin)
    else waiting.push(message)
  }
  const emit = (event: ToHost) => {
    for (const listener of listeners.get(event.type) ?? []) {
      try {
        listener(event)
      } catch (error) {
        console.error(error)
      }
    }
  }
  const optionsMessage = (): ToWidget => {
    const { container: _, ...shared } = options
    return { type: 'init', options: { ...shared, mode: isInline() ? 'inline' : 'popup' } }
  }

  const onMessage = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || !frame || source !== frame.contentWindow) return
    const message = readToHost(data)
    if (!message) return
    if (message.type === 'ready') {
      isReady = true
      isLoggedIn = message.isLoggedIn
      post(optionsMessage())
      if (latestUtm) post({ type: 'utm', utm: latestUtm })
      if (latestRoute) post({ type: 'route', path: latestRoute })
      for (const one of waiting.splice(0)) post(one)
    }
    if (message.type === 'login' || message.type === 'logout') isLoggedIn = message.type === 'login'
    if (message.type === 'closed') {
      hide()
      for (const end of openings) end()
    }
    if (message.type === 'opened') {
      dropSheet()
      if (isShown) frame.focus()
    }
    if (message.type === 'height') {
      if (isInline() && frame) frame.style.height = `${message.height}px`
      return
    }
    if (message.type === 'steps') return keepSteps(message.count)
    emit(message)
  }

  /** Puts the frame into the page, once. */
  function load(): void {
    if (frame) return
    window.addEventListener('message', onMessage)
    frame = document.createElement('iframe')
    frame.title = options.title ?? '예약'
    frame.src = `${origin}/_widget?embed=${encodeURIComponent(window.location.origin)}`
    frame.allow = 'clipboard-write'
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: isInline() ? '640px' : '100%',
      border: '0',
      colorScheme: 'normal',
    })
    const { container } = options
    if (container !== undefined) {
      const element = typeof container === 'string' ? document.querySelector(container) : container
      if (!element) throw new Error(`The booking widget's container is not on the page: ${String(container)}`)
      element.append(frame)
      return
    }
    place = document.createElement('div')
    place.setAttribute('role', 'dialog')
    place.setAttribute('aria-label', frame.title)
    Object.assign(place.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '110',
      visibility: 'hidden',
      opacity: '0',
      background: 'rgba(16, 18, 17, 0.52)',
    })
    place.tabIndex = -1
    place.style.outline = 'none'
    place.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') giveUp()
    })
    sheet = createWaitingSheet(document, frame.title, giveUp)
    place.append(frame, sheet)
    document.body.append(place)
  }

  function giveUp(): void {
    hide()
    close()
  }

  function show(): void {
    if (!place || isShown) return
    isShown = true
    leaveStep = wayBackOf(window).add(giveUp)
    // Only now: one that is loaded unseen keeps no key from what is open.
    place.setAttribute('aria-modal', 'true')
    opener = document.activeElement
    // One that comes at once fades in; the sheet of one that does not may follow another like it.
    if (isReady) sheet?.remove()
    const transition = isReady ? 'opacity 200ms ease-out' : 'none'
    Object.assign(place.style, { transition, visibility: 'visible', opacity: '1' })
    pageOverflow = document.documentElement.style.overflow
    document.documentElement.style.overflow = 'hidden'
    // What lies below is out of reach for the keyboard and for a screen reader.
    inerted = [...document.body.children].filter(
      (element) => element !== place && !element.hasAttribute('inert'),
    )
    for (const element of inerted) element.setAttribute('inert', '')
    // Until the widget hears keys itself.
    place.focus()
  }

  /** Takes the sheet away from behind the widget, once that is there. */
  function dropSheet(): void {
    const dropped = sheet
    sheet = undefined
    if (!dropped) return
    dropped.style.zIndex = '-1'
    window.setTimeout(() => dropped.remove(), coming)
  }

  function hide(): void {
    if (!place || !isShown) return
    isShown = false
    keepSteps(0)
    leaveStep()
    place.removeAttribute('aria-modal')
    Object.assign(place.style, { visibility: 'hidden', opacity: '0' })
    document.documentElement.style.overflow = pageOverflow
    for (const element of inerted.splice(0)) element.removeAttribute('inert')
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }

  /** Closes the widget. One that has not come yet never hears that it was to open. */
  function close(): void {
    if (isReady) return post({ type: 'close' })
    hide()
    waiting = waiting.filter(({ type }) => type !== 'open')
    for (const end of openings) end()
  }

  /** Takes away a frame that did not come, so that the next try begins anew. */
  function discard(): void {
    hide()
    window.removeEventListener('message', onMessage)
    frame?.remove()
    place?.remove()
    frame = place = sheet = undefined
    isReady = false
    waiting = []
  }

  const on = (event: WidgetEvent, listener: Listener) => {
    const known = listeners.get(event) ?? new Set()
    listeners.set(event, known.add(listener))
    return () => void known.delete(listener)
  }

  return {
    version: 1,
    init(given = {}) {
      options = { ...options, ...given }
      if (isInline()) {
        load()
        if (!isReady && !waiting.length) waiting.push({ type: 'open', kind: 'treatment', choice: {} })
      }
      if (isReady) post(optionsMessage())
    },
    open(kind = 'treatment', choice = {}) {
      load()
      show()
      return new Promise<void>((resolve, reject) => {
        const awaited = frame
        const stop = () => {
          clearTimeout(timer)
          stopHearing()
          awaited?.removeEventListener('load', countAnew)
          openings.delete(end)
        }
        const end = () => {
          stop()
          resolve()
        }
        const fail = () => {
          stop()
          discard()
          reject(new Error(`The booking widget did not come from ${origin}.`))
        }
        // On a slow phone a widget whose document has come takes long to start.
        const countAnew = () => {
          clearTimeout(timer)
          timer = setTimeout(fail, patience)
        }
        let timer = setTimeout(fail, patience)
        awaited?.addEventListener('load', countAnew, { once: true })
        const stopHearing = on('opened', end)
        openings.add(end)
        post({ type: 'open', kind, choice })
      })
    },
    close,
    preload: load,
    on,
    logout() {
      load()
      post({ type: 'logout' })
    },
    setRoute(path) {
      latestRoute = path
      if (isReady) post({ type: 'route', path })
    },
    utm(utm) {
      latestUtm = utm
      if (isReady) post({ type: 'utm', utm })
    },
    isLoggedIn: () => isLoggedIn,
  }
}
