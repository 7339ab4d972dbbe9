import { envelope, readToHost, type ToHost, type ToWidget } from '../message.ts'

/** Messages to and from the widget at `origin`. Messages posted before the widget listens wait for `begin`. */
export function createConnection(window: Window, origin: string, hear: (message: ToHost) => void) {
  let frame: HTMLIFrameElement | undefined
  let isReady = false
  let waiting: ToWidget[] = []

  const onMessage = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || !frame || source !== frame.contentWindow) return
    const message = readToHost(data)
    if (message) hear(message)
  }
  const post = (message: ToWidget) => {
    if (isReady) frame?.contentWindow?.postMessage(envelope(message), origin)
    else waiting.push(message)
  }
  return {
    post,
    isReady: () => isReady,
    hasWaiting: () => waiting.length > 0,
    connect(to: HTMLIFrameElement) {
      frame = to
      window.addEventListener('message', onMessage)
    },
    /** Posts `first`, then the messages that have waited. */
    begin(first: ToWidget[]) {
      isReady = true
      for (const one of [...first, ...waiting.splice(0)]) post(one)
    },
    /** Forgets that the widget was to open. */
    withdrawOpening() {
      waiting = waiting.filter(({ type }) => type !== 'open')
    },
    end() {
      window.removeEventListener('message', onMessage)
      frame = undefined
      isReady = false
      waiting = []
    },
  }
}
