import { revealSections } from './reveal.ts'
import type { Application } from '../../shared/site.tsx'
import { followVisitor } from './visitor-state.ts'

/**
 * Starts what can wait until the page is at rest, in one script. `since`: when the page came to life, as
 * `performance.now()` told. Returns what ends it.
 */
export function startAtRest(application: Application, since: number): () => void {
  const stops = [followVisitor(application, since), revealSections()]
  return () => stops.forEach((stop) => stop())
}
