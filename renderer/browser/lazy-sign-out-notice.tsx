import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { SignOut } from '#api/sign-out.ts'

const SignOutNotice = lazy(() => import('./later/sign-out-notice.tsx'))

/** The notice that a sign-out is not confirmed, and a toast once it is. Their script comes when the page is at rest. */
export function LazySignOutNotice({ signOut }: { signOut: SignOut }) {
  const state = useSyncExternalStore(signOut.follow, signOut.state, signOut.state)
  useEffect(() => {
    if (state === 'ended') void import('./later/sign-out-notice.tsx').then(({ tellEnded }) => tellEnded())
  }, [state])
  return (
    state === 'failed' && (
      <Suspense>
        <SignOutNotice signOut={signOut} />
      </Suspense>
    )
  )
}
