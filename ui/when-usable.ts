import { whenIdle } from './when-idle.ts'

/** Runs `task` once the page has loaded all it came with and is at rest; gives what calls it off. */
export function whenUsable(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task)
  let callOff: (() => void) | undefined
  const onLoad = () => {
    callOff = whenIdle(task)
  }
  window.addEventListener('load', onLoad, { once: true })
  return () => {
    window.removeEventListener('load', onLoad)
    callOff?.()
  }
}
