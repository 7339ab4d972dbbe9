import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { linkTarget } from './links.ts'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { url: string }

/** A link by the rule of the spec's section 5; in-site ones move without loading a new document. */
export function ActionLink({ url, ...props }: ActionLinkProps) {
  const target = linkTarget(url)
  if (target.inside) return <Link {...props} to={target.to} />
  return (
    <a
      {...props}
      href={target.href}
      {...(target.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    />
  )
}
