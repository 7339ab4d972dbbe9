import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const list = css({ borderTop: '1px solid $ink' })
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr) 20px',
  gap: '$2 $6',
  alignItems: 'center',
  minHeight: '104px',
  paddingBlock: '$6',
  borderBottom: '1px solid $line',
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)' } },
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    minHeight: 0,
    paddingBlock: '$5',
    '& > p': { gridRow: 2 },
    '& > svg': { gridColumn: 2, gridRow: '1 / 3' },
  },
})
export const name = css({
  ...text.heading2,
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})
export const description = css({ ...text.body3, color: '$gray700', textWrap: 'pretty' })
