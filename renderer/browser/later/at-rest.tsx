import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SignOut } from '#api/sign-out.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { Toaster } from '#ui/toast.tsx'
import { countViews } from './count-views.ts'
import { revealSections } from './reveal.ts'
import { SignOutNotice, tellEnded } from './sign-out-notice.tsx'
import type { BrowserApplication } from '../create-application.ts'
import type { History } from '../history-entry.ts'
import { leadBySteps } from './lead-by-steps.ts'
import { followTags } from './tags/follow-tags.ts'
import { TagQuestion } from './tags/tag-question.tsx'
import { followVisitor } from './visitor-state.ts'

export type AtRestProps = {
  application: BrowserApplication
  history: History
  /** When the page came to life, as `performance.now()` told. */
  since: number
  /** Who looks at drafts is no visitor to be measured. */
  isDraft: boolean
}

/** All that can wait until the page is at rest, in one script: what follows the visitor, toasts and notices. */
export function AtRest({ application, history, since, isDraft }: AtRestProps) {
  const [signOut, setSignOut] = useState<SignOut | null>(null)
  const isAsked = useApplicationStore(({ tags }) => tags.isAsked)

  useEffect(() => {
    leadBySteps(history, window)
    const stops = [followVisitor(application, since), revealSections()]
    if (!isDraft) stops.push(followTags(application), countViews(application))
    return () => stops.forEach((stop) => stop())
  }, [application, history, since, isDraft])
  useEffect(() => void application.signOut().then(setSignOut), [application])

  return (
    <>
      <Toaster />
      {isAsked && <TagQuestion />}
      {signOut && <SignOutWatch signOut={signOut} />}
    </>
  )
}

/** Goes on with a sign-out that is not confirmed, says so, and tells once it is. */
function SignOutWatch({ signOut }: { signOut: SignOut }) {
  const state = useSyncExternalStore(signOut.follow, signOut.state)
  useEffect(() => signOut.watch(window), [signOut])
  useEffect(() => {
    if (state === 'ended') tellEnded()
  }, [state])
  return state === 'failed' && <SignOutNotice signOut={signOut} />
}
