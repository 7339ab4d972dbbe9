import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws something in a document of its own, which goes with the test. Returns what draws it anew. */
export async function draw(content: ReactNode) {
  document.body.innerHTML = '<div id="app"></div>'
  const root = createRoot(document.getElementById('app')!)
  onTestFinished(() => act(() => root.unmount()))
  const show = (content: ReactNode) => act(async () => root.render(content))
  await show(content)
  return show
}
