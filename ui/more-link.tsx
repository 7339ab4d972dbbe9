import type { Link } from '#schema/primitives.ts'
import { ArrowRight } from 'lucide-react'
import { ActionLink } from './action-link.tsx'
import { css } from './css.ts'
import { text } from './text.ts'

const more = css({
  ...text.label2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  flexShrink: 0,
  '& svg': { transition: 'transform $base' },
  '@hover': { '&:hover svg': { transform: 'translateX(4px)' } },
})

/** The quiet link that leads on: a label and an arrow. */
export function MoreLink({ link }: { link: Link }) {
  return (
    <ActionLink url={link.url} className={more()}>
      {link.title}
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
    </ActionLink>
  )
}
