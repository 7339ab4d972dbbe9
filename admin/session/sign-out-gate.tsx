import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react'
import type { SignOut } from '#api/sign-out.ts'
import { signOutWords } from '#schema/plain/sign-out-words.ts'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { EntryCard } from './entry-card.tsx'
import { turn } from './styles.ts'

/** Hides a console while a sign-out is not confirmed; says so instead, and what to do. */
export function SignOutGate({ signOut, children }: PropsWithChildren<{ signOut: SignOut }>) {
  const state = useSyncExternalStore(signOut.follow, signOut.state)
  const [isPassed, setPassed] = useState(false)
  useEffect(() => signOut.watch(window), [signOut])
  useEffect(() => {
    if (state === 'ended') location.reload()
  }, [state])
  if (state === 'none' || (isPassed && state === 'failed')) return children
  if (state !== 'failed') return <Waiting label="로그아웃하는 중" />
  return (
    <EntryCard title={signOutWords.title} lead={location.host}>
      <p className={notice({ tone: 'warning' })} role="alert">
        {signOutWords.text}
      </p>
      <button type="button" className={button()} onClick={() => void signOut.retry()}>
        {signOutWords.retry}
      </button>
      <button type="button" className={turn()} onClick={() => setPassed(true)}>
        로그인 화면으로
      </button>
    </EntryCard>
  )
}
