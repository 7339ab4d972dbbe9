import { css } from './css.ts'
import { text } from './text.ts'

const row = css({
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Room for the focus ring, which a scrolling box would cut off.
  padding: '4px',
  margin: '-4px',
  '& li': { flexShrink: 0 },
  '@phone': {
    marginInline: '-$sizes$sideMobile',
    paddingInline: '$sizes$sideMobile',
  },
})
const chip = css({
  ...text.label3,
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$5',
  border: '1px solid $line',
  borderRadius: '$control',
  color: '$gray700',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink', color: '$ink' } },
  '&[aria-current]': { borderColor: '$ink', backgroundColor: '$ink', color: '$ground' },
})

type LinkChipsProps = {
  /** Name of the choice: `질문의 묶음`. */
  label: string
  links: readonly { title: string; url: string; isCurrent: boolean }[]
}

/** A filter of which each choice is an address, so that it works without scripts and comes back with the back button. */
export function LinkChips({ label, links }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={row()}>
        {links.map(({ title, url, isCurrent }) => (
          <li key={url}>
            <a href={url} className={chip()} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
