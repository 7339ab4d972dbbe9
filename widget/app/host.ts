import { wayBackOf } from '#ui/way-back.ts'
import { envelope, readToWidget, type ToHost, type ToWidget } from '../message.ts'

export type Host = {
  tell(message: ToHost): void
  listen(onMessage: (message: ToWidget) => void): () => void
  /** Has so many screens to go back to. A press of the back button comes as a message. */
  keepSteps(count: number): void
  /** Whether the application stands in a page's frame. */
  isFramed: boolean
  /** Whether that page is another site's, where browsers send the frame no cookie. */
  isForeign: boolean
}

/**
 * The page that holds the widget's frame. It says in the frame's address of which origin it is; only an origin that the
 * clinic has registered, or its own, is believed, and only its window is heard and told.
 */
export function connectHost(window: Window, embedOrigins: readonly string[]): Host {
  const { parent, location } = window
  const named = new URLSearchParams(location.search).get('embed') ?? location.origin
  const isFramed = parent !== window
  const hearers = new Set<(message: ToWidget) => void>()
  const keepOwn = isFramed
    ? undefined
    : wayBackOf(window).count(() => hearers.forEach((hear) => hear({ type: 'back' })))
  const tell = (message: ToHost) => {
    if (isFramed && isKnown) parent.postMessage(envelope(message), named)
  }
  const isKnown = named === location.origin || embedOrigins.includes(named)
  return {
    isFramed,
    isForeign: isFramed && named !== location.origin,
    tell,
    keepSteps: keepOwn ?? ((count) => tell({ type: 'steps', count })),
    listen(onMessage) {
      const hear = ({ data, origin, source }: MessageEvent) => {
        if (!isFramed || !isKnown || origin !== named || source !== parent) return
        const message = readToWidget(data)
        if (message) onMessage(message)
      }
      window.addEventListener('message', hear)
      hearers.add(onMessage)
      return () => {
        window.removeEventListener('message', hear)
        hearers.delete(onMessage)
      }
    },
  }
}
