/** Milliseconds to wait for the widget's document, and then for the widget. */
const patience = 10_000

/** Calls of `open` that are not settled yet. */
export function createOpenings() {
  const ends = new Set<() => void>()
  return {
    /** Settles all of them. */
    end() {
      for (const end of ends) end()
    },
    /** Waits for the widget in `frame`. If it does not come in time, calls `onLate` and rejects with its error. */
    wait(frame: HTMLIFrameElement | undefined, onLate: () => Error): Promise<void> {
      return new Promise<void>((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer)
          frame?.removeEventListener('load', countAnew)
          ends.delete(end)
        }
        const end = () => {
          stop()
          resolve()
        }
        const fail = () => {
          stop()
          reject(onLate())
        }
        // On a slow phone a widget whose document has come takes long to start.
        const countAnew = () => {
          clearTimeout(timer)
          timer = setTimeout(fail, patience)
        }
        let timer = setTimeout(fail, patience)
        frame?.addEventListener('load', countAnew, { once: true })
        ends.add(end)
      })
    },
  }
}
