import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const grid = css({
  display: 'grid',
  gap: '$12 $6',
  alignItems: 'start',
  variants: {
    layout: {
      grid: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      mosaic: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '& > :first-child': { gridColumn: '1 / 3', gridRow: '1 / 3' },
      },
    },
  },
  '@smallTablet': {
    '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&& > :first-child': { gridColumn: 'auto', gridRow: 'auto' },
  },
  '@phone': { rowGap: '$8', '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const frame = css({ overflow: 'hidden', borderRadius: '$base' })
export const caption = css({
  marginTop: '$4',
  '& strong': { ...text.heading3, display: 'block' },
  '& span': { ...text.body3, display: 'block', marginTop: '$1', color: '$gray700', textWrap: 'pretty' },
  '@phone': { marginTop: '$3' },
})
