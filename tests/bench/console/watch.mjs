/** What an input costs the window it is made in: its longest task, and the time until it is seen. */

/** Runs in the page before all else. A page that is shown in the page is of the same thread, and counts with it. */
function observe() {
  if (window !== top) return
  const seen = { task: 0, input: 0 }
  window.benchSeen = seen
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.input = Math.max(seen.input, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

export const watch = (page) => page.addInitScript(observe)

/** Time in ms for which the page is still watched after an input: what is typed is saved in this time. */
const after = 2_500

/** Gives the longest task and the longest interaction, in ms, while something is done and until it is done with. */
export async function measure(page, act) {
  await page.evaluate(() => Object.assign(window.benchSeen, { task: 0, input: 0 }))
  await act()
  await page.waitForTimeout(after)
  return page.evaluate(() => ({ ...window.benchSeen }))
}
