import { createLauncher, type Launcher } from './create-launcher.ts'

/** A call made before the launcher had loaded: a method's name and what it was given. */
type Call = [method: keyof Launcher, given: unknown[]]

/**
 * Puts the launcher on the page as `DanjangWidget`. Where a stub with a queue `q` stands there, its calls are replayed
 * in their order; where the launcher itself does, nothing happens.
 */
export function install(window: Window & { DanjangWidget?: unknown }, origin: string): void {
  const before = window.DanjangWidget as { version?: unknown; q?: Call[] } | undefined
  if (before?.version) return
  const launcher = createLauncher(window, origin)
  window.DanjangWidget = launcher
  for (const [method, given] of before?.q ?? []) {
    const call = launcher[method]
    if (typeof call !== 'function') continue
    try {
      const answer: unknown = (call as (...all: unknown[]) => unknown)(...given)
      // Nobody holds the promise of a call that was only queued.
      if (answer instanceof Promise) answer.catch((error: unknown) => console.error(error))
    } catch (error) {
      console.error(error)
    }
  }
}
