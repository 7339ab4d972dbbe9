import { css } from './css.ts'
import { text } from './text.ts'

/** A long text with the list of its headings beside it: above it on a small screen. */
export const textWithContents = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$6',
  alignItems: 'start',
  '@smallTablet': { display: 'block' },
})

export const contentsList = css({
  gridColumn: '1 / 4',
  position: 'sticky',
  top: '$28',
  maxHeight: 'calc(100vh - 144px)',
  overflowY: 'auto',
  '@smallTablet': {
    position: 'static',
    maxHeight: 'none',
    marginBottom: '$10',
    paddingBottom: '$4',
    borderBottom: '1px solid $line',
  },
  variants: {
    /** Where no line of the page ends above it. */
    framed: { true: { '@smallTablet': { paddingTop: '$4', borderTop: '1px solid $line' } } },
  },
})

export const contentsLink = css({
  ...text.body4,
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  color: '$gray600',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { minHeight: '44px' },
})
