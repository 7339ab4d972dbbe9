import { useSyncExternalStore } from 'react'
import type { SignOut } from '#api/sign-out.ts'
import { signOutWords } from '#schema/plain/sign-out-words.ts'
import type { Host } from './host.ts'
import { unfinished } from './panel.styles.ts'
import { noticeAction } from './parts/parts.styles.ts'

type SignOutNoticeProps = { host: Pick<Host, 'isFramed' | 'isForeign'>; signOut: SignOut }

/** Says that a sign-out is not confirmed, and what to do. A page of the clinic's own site says so itself. */
export function SignOutNotice({ host: { isFramed, isForeign }, signOut }: SignOutNoticeProps) {
  const state = useSyncExternalStore(signOut.follow, signOut.state)
  if (state !== 'failed' || (isFramed && !isForeign)) return null
  return (
    <div role="alert" className={unfinished()}>
      <strong>{signOutWords.title}</strong>
      <p>{isForeign ? signOutWords.textOfPage : signOutWords.text}</p>
      <button type="button" className={noticeAction()} onClick={() => void signOut.retry()}>
        {signOutWords.retry}
      </button>
    </div>
  )
}
