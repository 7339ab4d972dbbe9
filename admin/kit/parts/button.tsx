import type { ComponentProps } from 'react'

/**
 * A button that keeps its place while it does nothing: the browser would take the focus from one that is disabled under
 * it, in the middle of a save for instance. Who reads the screen by ear hears that it is disabled, and why where `title`
 * tells.
 */
export function Button({ disabled, onClick, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      aria-disabled={disabled || undefined}
      // Enter in a field presses the button that sends the form, so this stops that too.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
