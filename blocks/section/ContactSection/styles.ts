import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '$16',
  borderTop: '1px solid $ink',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 18px',
  gap: '$5',
  alignItems: 'start',
  paddingBlock: '$7',
  borderBottom: '1px solid $line',
  '& > svg:first-child': { marginTop: '2px', color: readable.primary },
  '& > svg:last-child': { marginTop: '6px', color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg:last-child': { transform: 'translateX(4px)' } },
  '@phone': { paddingBlock: '$5' },
})
export const title = css({
  ...text.heading3,
  '& button': { font: 'inherit', letterSpacing: 'inherit', textAlign: 'left', cursor: 'pointer' },
  '& a::after, & button::after': { content: '""', position: 'absolute', inset: 0 },
})
export const value = css({ ...text.heading2, marginTop: '$1', fontVariantNumeric: 'tabular-nums' })
export const words = css({ ...text.body3, marginTop: '$1', color: '$gray700', textWrap: 'pretty' })
