import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

/* the large one */
export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Goes along a list beside it that is longer, instead of tearing its price from its name.
  '@pc': { position: 'sticky', top: '$28' },
})
export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
  '@phone': {
    alignSelf: 'start',
    borderRadius: '$small',
    '& img, & > svg': { aspectRatio: '1' },
  },
  variants: {
    lead: { true: { '@phone': { borderRadius: '$base', '& img, & > svg': { aspectRatio: '4 / 3' } } } },
  },
})
export const badge = css({
  ...text.label4,
  position: 'absolute',
  top: '$3',
  left: '$3',
  padding: '$1 $3',
  borderRadius: '$control',
  backgroundColor: '$gray0',
  // On a picture as light as itself.
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$gray900',
  '@phone': { top: '$2', left: '$2', paddingInline: '$2', ...text.label5 },
})
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingTop: '$5',
  '@phone': { paddingTop: 0 },
})
export const leadBody = css({ '@phone': { paddingTop: '$5' } })
export const name = css({
  ...text.heading3,
  /** The whole card answers to its one link. */
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@hover': { '& a:hover': { color: '$primary1' } },
  variants: { lead: { true: { ...text.heading2 } } },
})
export const summary = css({
  ...text.body3,
  marginTop: '$2',
  color: '$gray700',
  textWrap: 'pretty',
  '@phone': { ...text.body4, marginTop: '$1' },
})
export { facts, price } from '#ui/product-card.styles.ts'

/* list */
export const list = css({ borderTop: '1px solid $ink' })
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 2.4fr) 24px',
  alignItems: 'center',
  gap: '$6',
  paddingBlock: '$7',
  borderBottom: '1px solid $line',
  '& > svg': { color: '$gray500', transition: 'transform $base, color $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)', color: '$ink' } },
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    gap: '$2 $4',
    paddingBlock: '$5',
    '& > *:not(svg)': { gridColumn: 1 },
    '& > svg': { gridColumn: 2, gridRow: '1' },
  },
  '& p, & ul': { marginTop: 0 },
})
export const rowEnd = css({ '& > * + *': { marginTop: '$2' }, '@phone': { '&:empty': { display: 'none' } } })
export const rowBadge = css({
  ...text.label4,
  color: readable.accent,
  marginLeft: '$2',
  whiteSpace: 'nowrap',
})

/* editorial */
export const spread = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '$6 $16',
  alignItems: 'start',
  '@tablet': { columnGap: '$10' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const side = css({ borderTop: '1px solid $line', '@phone': { borderTop: 0 } })
export const sideItem = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  gap: '$6',
  paddingBlock: '$6',
  borderBottom: '1px solid $line',
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr) 88px',
    gap: '$4',
    paddingBlock: '$5',
    borderBottom: 0,
    borderTop: '1px solid $line',
  },
})
