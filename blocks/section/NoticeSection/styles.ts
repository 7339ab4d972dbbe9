import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const list = css({ borderTop: '1px solid $ink' })
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '160px 96px minmax(0, 1fr) 20px',
  gap: '$4',
  alignItems: 'center',
  minHeight: '72px',
  paddingBlock: '$4',
  borderBottom: '1px solid $line',
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)' } },
  '@phone': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '$1 $3',
    paddingBlock: '$4',
    '& > svg': { display: 'none' },
  },
})
export const date = css({ ...text.body4, color: '$gray600' })
export const category = css({ ...text.body4, color: readable.primary, fontWeight: 500 })
export const title = css({
  ...text.label1,
  fontFamily: '$body',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@phone': { ...text.label2, lineHeight: 1.5, gridColumn: '1 / -1' },
})
