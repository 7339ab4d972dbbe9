import { css } from './css.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$16 $6',
  '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$10' },
  variants: {
    /** Where three in a row would leave one alone. */
    four: { true: { '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
})
export const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' })
export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
})
export const labels = css({
  position: 'absolute',
  top: '$4',
  left: '$4',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
})
export const label = css({
  ...text.label4,
  minHeight: '28px',
  padding: '$1 $3',
  borderRadius: '$control',
  backgroundColor: '$gray0',
  // On a picture as light as itself.
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$gray900',
  whiteSpace: 'nowrap',
  variants: {
    urgent: {
      true: {
        backgroundColor: readable.accent,
        boxShadow: '0 0 0 1px rgba(255, 255, 255, 0.32)',
        color: '$gray0',
      },
    },
  },
})
export const title = css({
  ...text.heading3,
  marginTop: '$5',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})
export const summary = css({
  ...text.body3,
  marginTop: '$2',
  color: '$gray700',
  textWrap: 'pretty',
  '@phone': { ...text.body4 },
})
export const facts = css({
  ...text.body4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$1 $4',
  marginTop: '$4',
  '& dt': { color: '$gray600' },
  '& dd': { color: '$gray700' },
})
export const price = css({ marginTop: 'auto', paddingTop: '$5' })
