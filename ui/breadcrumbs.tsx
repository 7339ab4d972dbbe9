import type { Link } from '#schema/primitives.ts'
import { ActionLink } from './action-link.tsx'
import { css } from './css.ts'
import { text } from './text.ts'

const trail = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  color: '$gray600',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', marginInline: '$2', color: '$gray400' },
  '& a, & [aria-current]': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
  '& [aria-current]': { color: '$ink' },
  // The header has the title there, and the heading is right below.
  '@smallTablet': { '& li:last-child': { display: 'none' } },
  variants: { isShort: { true: { '@smallTablet': { display: 'none' } } } },
})

/** Way to the page: links to those above it, then its own title. */
export function Breadcrumbs({ links, title }: { links: readonly Link[]; title: string }) {
  return (
    <nav aria-label="지나온 길">
      <ol className={trail({ isShort: links.length < 2 })}>
        {links.map((link, index) => (
          <li key={index}>
            <ActionLink url={link.url}>{link.title}</ActionLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{title.replaceAll('\n', ' ')}</span>
        </li>
      </ol>
    </nav>
  )
}
