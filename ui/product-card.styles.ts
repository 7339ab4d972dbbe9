import { css } from './css.ts'
import { text } from './text.ts'

export const grid = css({
  display: 'grid',
  gap: '$14 $6',
  '@smallTablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@phone': { display: 'block', '& > li:first-child > article': { borderTop: 0, paddingTop: 0 } },
  variants: {
    columns: {
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})
export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  variants: {
    shape: {
      /** On a phone a row: the picture small at the left. */
      grid: {
        '@phone': {
          display: 'grid',
          gridTemplateColumns: '108px minmax(0, 1fr)',
          gap: '$4',
          paddingBlock: '$5',
          borderTop: '1px solid $line',
          height: 'auto',
        },
      },
      /** Upright at every width, for rows that one swipes. */
      upright: {},
    },
  },
})
export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
  variants: {
    shape: {
      grid: {
        '@phone': { alignSelf: 'start', borderRadius: '$small', '& img, & > svg': { aspectRatio: '1' } },
      },
      upright: {},
    },
  },
})
export const far = css({
  variants: { shape: { grid: { '@phone': { '&&': { aspectRatio: '1' } } }, upright: {} } },
})
export const badges = css({
  position: 'absolute',
  top: '$3',
  left: '$3',
  right: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  '@phone': { top: '$2', left: '$2', right: '$2' },
})
export const badge = css({
  ...text.label4,
  padding: '$1 $3',
  borderRadius: '$control',
  backgroundColor: '$gray0',
  // On a picture as light as itself.
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$gray900',
  '@phone': { paddingInline: '$2', ...text.label5 },
})
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingTop: '$5',
  variants: { shape: { grid: { '@phone': { paddingTop: 0 } }, upright: {} } },
})
export const name = css({
  ...text.heading3,
  /** The whole card answers to its one link. */
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@hover': { '& a:hover': { color: '$primary1' } },
})
export const summary = css({
  ...text.body3,
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  '-webkit-line-clamp': 2,
  overflow: 'hidden',
  marginTop: '$2',
  color: '$gray700',
  textWrap: 'pretty',
  '@phone': { ...text.body4, marginTop: '$1' },
})
export const facts = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  marginTop: '$3',
  color: '$gray600',
  '& > li + li::before': {
    content: '""',
    display: 'inline-block',
    width: '1px',
    height: '10px',
    marginRight: '$3',
    backgroundColor: '$gray300',
  },
  '@phone': { marginTop: '$2', fontSize: '0.8125rem' },
})
export const price = css({ marginTop: 'auto', paddingTop: '$5', '@phone': { paddingTop: '$3' } })
