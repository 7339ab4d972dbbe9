import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const list = css({
  display: 'grid',
  gap: '$16 $6',
  variants: {
    isSmall: {
      true: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        '@smallTablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8 $4' },
      },
      false: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$12' },
      },
    },
  },
})
export const others = css({
  ...text.heading2,
  marginTop: '$24',
  marginBottom: '$8',
  '@phone': { ...text.heading2['@phone'], marginTop: '$16', marginBottom: '$6' },
})
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '$3', marginTop: '$10' })
