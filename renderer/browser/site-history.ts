import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { stepsAt } from '#ui/step-entry.ts'
import { pathOf, type History } from './history-entry.ts'

/**
 * The browser's history as the router sees it: of pages alone. An entry of a step within a page has the state of its page
 * besides (`ui/way-back.ts`).
 */
export function createSiteHistory(window: Window): History {
  const history = createBrowserHistory({ window, v5Compat: true })
  const { push, replace, listen } = history
  const navigate =
    (go: History['push']): History['push'] =>
    (...to) => {
      // Its script comes with the first part that opens anything.
      if (window.danjangWayBack) window.danjangWayBack.navigate(() => go(...to))
      else go(...to)
    }
  return Object.assign(history, {
    push: navigate(push),
    replace: navigate(replace),
    listen(listener: Parameters<History['listen']>[0]) {
      let known = history.location
      return listen((update) => {
        const { action, location } = update
        if (action === 'POP' && stepsAt(window.history.state) > 0) return
        const isKnown =
          location.key === known.key && pathOf(location) === pathOf(known) && location.hash === known.hash
        known = location
        if (action !== 'POP' || !isKnown) listener(update)
      })
    },
  })
}
