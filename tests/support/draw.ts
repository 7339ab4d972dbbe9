import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Draws something in a document of its own, which goes with the test. Returns what draws it anew. */
export async function draw(content: ReactNode) {
  const root = makeRoot({ isActing: true })
  onTestFinished(() => act(() => root.unmount()))
  const show = (content: ReactNode) => act(async () => root.render(content))
  await show(content)
  return show
}

/** Draws likewise, but without `act`, in React's own time: a test waits for what it looks at. */
export function startDrawing(content: ReactNode) {
  const root = makeRoot({ isActing: false })
  onTestFinished(() => root.unmount())
  const show = (content: ReactNode) => root.render(content)
  show(content)
  return show
}

function makeRoot({ isActing }: { isActing: boolean }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })
  document.body.innerHTML = '<div id="app"></div>'
  return createRoot(document.getElementById('app')!)
}
