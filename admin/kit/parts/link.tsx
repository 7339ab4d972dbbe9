import type { ComponentProps } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }

/**
 * A link to a screen of the console. What a visitor asks of the browser itself (a new tab, a download) stays the
 * browser's. In place of react-router's `Link`, whose bytes every page of every site would carry (decision 0028).
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (event.defaultPrevented || !isPlain) return
        event.preventDefault()
        void navigate(to)
      }}
    >
      {children}
    </a>
  )
}
