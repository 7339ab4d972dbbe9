import { createElement, type ComponentProps } from 'react'
import { linkTarget } from './links.ts'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { url: string }

/**
 * A link by docs/product.md, L1. It is a plain one: that in-site links load no new document is the
 * renderer's doing, for all of them at once. A page has some hundred, so their properties are copied in the way that
 * costs the least.
 */
export function ActionLink(props: ActionLinkProps) {
  const target = linkTarget(props.url)
  const attributes: Record<string, unknown> = {}
  for (const name in props) {
    if (name !== 'url') attributes[name] = props[name as keyof ActionLinkProps]
  }
  attributes.href = target.inside ? target.to : target.href
  if (!target.inside && target.newTab) {
    attributes.target = '_blank'
    attributes.rel = 'noopener noreferrer'
  }
  return createElement('a', attributes)
}
