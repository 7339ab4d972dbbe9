import { wayBackOf } from '#ui/way-back.ts'
import type { ReservationChoice, ReservationKind, ToHost, ToWidget, Utm, WidgetOptions } from '../message.ts'
import { createConnection } from './connection.ts'
import { createEvents, type Listener, type WidgetEvent } from './events.ts'
import { createOpenings } from './openings.ts'
import { createPopup, type Popup } from './popup.ts'

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

/** The launcher of the widget at `origin`, for the page of `window`. */
export function createLauncher(window: Window, origin: string): Launcher {
  const { on, emit } = createEvents()
  const openings = createOpenings()
  const connection = createConnection(window, origin, hear)
  const { post, isReady } = connection
  /** Keeps the steps within the widget, each for its last screen. */
  const keepSteps = wayBackOf(window).count(() => post({ type: 'back' }))
  let options: InitOptions = {}
  let frame: HTMLIFrameElement | undefined
  let popup: Popup | undefined
  let isLoggedIn: boolean | null = null
  let latestUtm: Utm | undefined
  let latestRoute: string | undefined

  const isInline = () => options.container !== undefined
  const optionsMessage = (): ToWidget => {
    const { container: _, ...shared } = options
    return { type: 'init', options: { ...shared, mode: isInline() ? 'inline' : 'popup' } }
  }

  function hear(message: ToHost): void {
    switch (message.type) {
      case 'ready':
        isLoggedIn = message.isLoggedIn
        connection.begin([
          optionsMessage(),
          ...(latestUtm ? [{ type: 'utm', utm: latestUtm } as const] : []),
          ...(latestRoute ? [{ type: 'route', path: latestRoute } as const] : []),
        ])
        break
      case 'login':
      case 'logout':
        isLoggedIn = message.type === 'login'
        break
      case 'closed':
        hide()
        openings.end()
        break
      case 'opened':
        popup?.dropSheet()
        if (popup?.isShown()) frame?.focus()
        openings.end()
        break
      case 'height':
        if (isInline() && frame) frame.style.height = `${message.height}px`
        return
      case 'steps':
        return keepSteps(message.count)
    }
    emit(message)
  }

  /** Puts the frame into the page, once. */
  function load(): void {
    if (frame) return
    frame = createFrame(window, origin, options)
    connection.connect(frame)
    const { container } = options
    if (container === undefined) popup = createPopup(window, frame, giveUp)
    else placeOf(window.document, container).append(frame)
  }

  function giveUp(): void {
    hide()
    close()
  }

  function hide(): void {
    if (!popup?.isShown()) return
    keepSteps(0)
    popup.hide()
  }

  /** Closes the widget. One that has not come yet never hears that it was to open. */
  function close(): void {
    if (isReady()) return post({ type: 'close' })
    hide()
    connection.withdrawOpening()
    openings.end()
  }

  /** Takes away a frame that did not come, so that the next try begins anew. */
  function discard(): void {
    hide()
    connection.end()
    frame?.remove()
    popup?.remove()
    frame = popup = undefined
  }

  return {
    version: 1,
    init(given = {}) {
      options = { ...options, ...given }
      if (isInline()) {
        load()
        if (!isReady() && !connection.hasWaiting()) post({ type: 'open', kind: 'treatment', choice: {} })
      }
      if (isReady()) post(optionsMessage())
    },
    open(kind = 'treatment', choice = {}) {
      load()
      popup?.show(isReady())
      const opened = openings.wait(frame, () => {
        discard()
        return new Error(`The booking widget did not come from ${origin}.`)
      })
      post({ type: 'open', kind, choice })
      return opened
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
      if (isReady()) post({ type: 'route', path })
    },
    utm(utm) {
      latestUtm = utm
      if (isReady()) post({ type: 'utm', utm })
    },
    isLoggedIn: () => isLoggedIn,
  }
}

function createFrame(
  { document, location }: Window,
  origin: string,
  options: InitOptions,
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = options.title ?? '예약'
  frame.src = `${origin}/_widget?embed=${encodeURIComponent(location.origin)}`
  frame.allow = 'clipboard-write'
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: options.container === undefined ? '100%' : '640px',
    border: '0',
    colorScheme: 'normal',
  })
  return frame
}

function placeOf(document: Document, container: HTMLElement | string): Element {
  const element = typeof container === 'string' ? document.querySelector(container) : container
  if (!element) throw new Error(`The booking widget's container is not on the page: ${String(container)}`)
  return element
}
