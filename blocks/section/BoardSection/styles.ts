import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const trail = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: '-$20',
  color: '$gray600',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', marginInline: '$2', color: '$gray400' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
  '@smallTablet': { marginTop: '-$14' },
  '@phone': { marginTop: '-$10' },
})
export const head = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$6 $10',
  marginTop: '$12',
  marginBottom: '$14',
  '@phone': { flexDirection: 'column', alignItems: 'stretch', marginTop: '$5', marginBottom: '$7' },
})
export const title = css({
  ...text.display2,
  minHeight: '1.2em',
  '@phone': text.display1['@phone'],
})
export const lead = css({ ...text.body2, marginTop: '$4', color: '$gray700', textWrap: 'pretty' })
export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$14 $6',
  variants: {
    kind: {
      card: {
        '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$10' },
      },
      gallery: { '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8 $4' } },
    },
  },
})
export const card = css({ position: 'relative' })
export const frame = css({
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
})
export const name = css({
  ...text.heading3,
  marginTop: '$4',
  textWrap: 'pretty',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@phone': { ...text.label2, lineHeight: 1.45, marginTop: '$3' },
})
export const summary = css({ ...text.body3, marginTop: '$2', color: '$gray700', textWrap: 'pretty' })
export const date = css({ ...text.body4, marginTop: '$2', color: '$gray600' })
export const pages = css({ marginTop: '$14', '@phone': { marginTop: '$8' } })
