import { stepsAt, stepsKey } from './step-entry.ts'

/** Steps that the back button takes within a page: an open layer, a screen of the booking widget. */
export type WayBack = {
  /** Adds a step; a press of the back button takes it away and calls `onBack`. Returns what takes it away without one. */
  add(onBack: () => void): () => void
  /** Keeps as many steps as it is told, each with the same `onBack`. Returns what takes the number. */
  count(onBack: () => void): (steps: number) => void
  /** Leads to another page by `go`, which adds or replaces an entry of the history. Entries of steps do not stay behind. */
  navigate(go: () => void): void
}

/** Time in ms after which a browser that was told to move has not moved. */
const patience = 1_000

/**
 * Keeps one entry of the browser's history for each step, so that a press of the back button is one step. The entries
 * are those of the page's own window: one that a frame adds is lost where the page was there before the frame. Each
 * copies the state of its page, so that routers see the page that they know.
 */
export function createWayBack(window: Window): WayBack {
  const { history } = window
  /** From the first to the last one. */
  const steps: { onBack: () => void }[] = []
  const moves: (() => void)[] = []
  let depth = stepsAt(history.state)
  /** Set while the browser is on its way to another entry because we said so. */
  let moving: ReturnType<typeof setTimeout> | undefined

  const goTo = (wanted: number) => {
    moving = setTimeout(() => arrive(0), patience)
    history.go(wanted - depth)
  }
  const arrive = (at: number) => {
    clearTimeout(moving)
    moving = undefined
    depth = at
    settle()
  }
  const settle = () => {
    if (moving !== undefined) return
    const wanted = moves.length > 0 ? 0 : steps.length
    if (depth > wanted) return goTo(wanted)
    for (const move of moves.splice(0)) move()
    while (depth < steps.length) {
      depth += 1
      history.pushState({ ...history.state, [stepsKey]: depth }, '')
    }
  }
  // What closes and what opens at the same time take turns at one entry.
  const settleSoon = () => queueMicrotask(settle)

  const add = (onBack: () => void) => {
    const step = { onBack }
    steps.push(step)
    settleSoon()
    return () => {
      if (!steps.includes(step)) return
      steps.splice(steps.indexOf(step), 1)
      settleSoon()
    }
  }

  window.addEventListener('popstate', ({ state }) => {
    const at = stepsAt(state)
    if (moving === undefined) for (const { onBack } of steps.splice(at).toReversed()) onBack()
    // Forward leads to no step: what was open there is not any more.
    arrive(at)
  })
  // A document that was loaded anew has none of the steps that it had.
  settle()

  return {
    add,
    count(onBack) {
      const kept: (() => void)[] = []
      return (wanted) => {
        while (kept.length < wanted) kept.push(add(onBack))
        for (const remove of kept.splice(wanted)) remove()
      }
    },
    navigate(go) {
      // What is open closes with its page.
      steps.length = 0
      moves.push(go)
      settle()
    },
  }
}

declare global {
  interface Window {
    /** One for all scripts of a page: they share its history. */
    danjangWayBack?: WayBack
  }
}

/** The way back of a window. */
export const wayBackOf = (window: Window): WayBack => (window.danjangWayBack ??= createWayBack(window))
