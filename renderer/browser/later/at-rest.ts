import { countViews } from './count-views.ts'
import { revealSections } from './reveal.ts'
import type { BrowserApplication } from '../create-application.ts'
import { followTags } from './tags/follow-tags.ts'
import { followVisitor } from './visitor-state.ts'

type Start = {
  application: BrowserApplication
  /** When the page came to life, as `performance.now()` told. */
  since: number
  /** Who looks at drafts is no visitor to be measured. */
  isDraft: boolean
}

/** Starts what can wait until the page is at rest, in one script. Returns what ends it. */
export function startAtRest({ application, since, isDraft }: Start): () => void {
  const stops = [followVisitor(application, since), revealSections()]
  if (!isDraft) stops.push(followTags(application), countViews(application))
  return () => stops.forEach((stop) => stop())
}
