import { useEffect, useRef, type PropsWithChildren } from 'react'
import { cover } from './styles.ts'

/** Covers the whole window, open dialogs too, and goes when nothing is to be asked any more. */
export function SignInAgain({ children }: PropsWithChildren) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={cover()}
      aria-label="다시 로그인"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape, though the first was prevented.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      {children}
    </dialog>
  )
}
