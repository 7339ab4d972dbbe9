import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$14 $6',
  '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$10' },
})
export const notice = css({
  ...text.body4,
  marginTop: '$12',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  color: '$gray600',
  whiteSpace: 'pre-line',
  '@phone': { marginTop: '$8' },
})
