import type { ReactNode } from 'react'
import { buttonClass } from '../button.tsx'
import { cx } from '../css.ts'
import * as styles from './form.styles.ts'

type SubmitButtonProps = {
  children: ReactNode
  /** The form is on its way; the button keeps its place and the focus, and does nothing. */
  isBusy?: boolean
  look?: 'primary' | 'outline' | 'danger'
}

/** The button that sends a form. */
export function SubmitButton({ children, isBusy = false, look = 'primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={cx(buttonClass({ look, size: 'large' }), styles.submit())}
      aria-disabled={isBusy}
    >
      {isBusy ? '잠시만 기다려 주세요' : children}
    </button>
  )
}
