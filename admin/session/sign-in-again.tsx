import type { PropsWithChildren } from 'react'
import { Modal } from '#admin/kit/parts/modal.tsx'
import { cover } from './styles.ts'

/** Covers the whole window, open dialogs too, and goes when nothing is to be asked any more. */
export const SignInAgain = ({ children }: PropsWithChildren) => (
  <Modal
    className={cover()}
    aria-label="다시 로그인"
    onCancel={(event) => event.preventDefault()}
    // A browser closes it at the second Escape, though the first was prevented.
    onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
  >
    {children}
  </Modal>
)
