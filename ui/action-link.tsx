import type { ComponentProps } from 'react'
import { linkTarget } from './links.ts'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { url: string }

/**
 * A link by the rule of the spec's section 5. It is a plain one: that in-site links load no new document is the
 * renderer's doing, for all of them at once.
 */
export function ActionLink({ url, ...props }: ActionLinkProps) {
  const target = linkTarget(url)
  if (target.inside) return <a {...props} href={target.to} />
  return (
    <a
      {...props}
      href={target.href}
      {...(target.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    />
  )
}
