import type { ComponentProps } from 'react'
import { cx } from '../css.ts'
import { form } from './form.styles.ts'
import { holdWhileComposing } from './hold-while-composing.ts'

/**
 * A form that shows its own errors. Sent before its script has come, it says nothing in the address (`post`): it may
 * hold a password.
 */
export function Form({ className, children, ...props }: ComponentProps<'form'>) {
  return (
    <form
      {...props}
      method="post"
      noValidate
      className={cx(form(), className)}
      onKeyDown={holdWhileComposing}
    >
      {children}
    </form>
  )
}
