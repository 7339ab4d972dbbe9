import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { ClockContext } from '#ui/clock-context.ts'
import type { Clock } from '#ui/clock.ts'
import { knownClock } from './known-clock.ts'

/** Draws something in a document of its own, which goes with the test. Returns what draws it anew. */
export async function draw(content: ReactNode, clock = knownClock()) {
  const root = makeRoot({ isActing: true })
  onTestFinished(() => act(() => root.unmount()))
  const show = (content: ReactNode) => act(async () => root.render(timed(content, clock)))
  await show(content)
  return show
}

/** Draws likewise, but without `act`, in React's own time: a test waits for what it looks at. */
export function startDrawing(content: ReactNode, clock = knownClock()) {
  const root = makeRoot({ isActing: false })
  onTestFinished(() => root.unmount())
  const show = (content: ReactNode) => root.render(timed(content, clock))
  show(content)
  return show
}

/** Whatever is drawn knows the time. */
const timed = (content: ReactNode, clock: Clock) => createElement(ClockContext, { value: clock }, content)

function makeRoot({ isActing }: { isActing: boolean }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
  document.body.innerHTML = '<div id="app"></div>'
  return createRoot(document.getElementById('app')!)
}
