import { wayBackOf } from '#ui/way-back.ts'
import type { History } from '../history-entry.ts'

/** Has the router lead to other pages by the way back, so that no entry of a step stays behind (`ui/way-back.ts`). */
export function leadBySteps(history: History, window: Window): void {
  const wayBack = wayBackOf(window)
  const { push, replace } = history
  Object.assign(history, {
    push: (...to: Parameters<typeof push>) => wayBack.navigate(() => push(...to)),
    replace: (...to: Parameters<typeof replace>) => wayBack.navigate(() => replace(...to)),
  })
}
