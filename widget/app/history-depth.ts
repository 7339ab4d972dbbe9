/**
 * Keeps as many entries of the browser's history as there are steps to go back, so that the device's back button goes
 * one step. Entries are added one a tap: browsers pass over those that a page adds by itself.
 */
export function createHistoryDepth(window: Window, onBack: () => void) {
  let wanted = 0
  let actual = depthIn(window.history.state)
  /** The browser is on its way to another entry because we said so. */
  let isMoving = false

  const sync = () => {
    if (isMoving || wanted === actual) return
    if (wanted < actual) {
      isMoving = true
      window.history.go(wanted - actual)
      return
    }
    while (actual < wanted) {
      actual += 1
      window.history.pushState({ danjangDepth: actual }, '')
    }
  }

  const onPopState = ({ state }: PopStateEvent) => {
    const before = actual
    actual = depthIn(state)
    if (isMoving) {
      isMoving = false
      sync()
    } else if (actual < before && actual < wanted) {
      wanted = actual
      onBack()
    } else {
      // Forward leads nowhere that is still there.
      sync()
    }
  }
  window.addEventListener('popstate', onPopState)

  return {
    set(depth: number) {
      wanted = depth
      sync()
    },
    end: () => window.removeEventListener('popstate', onPopState),
  }
}

const depthIn = (state: unknown) => Number((state as { danjangDepth?: number } | null)?.danjangDepth ?? 0)
