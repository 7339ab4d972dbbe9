import { trackVariants } from '../carousel.styles.ts'
import { css } from '../css.ts'
import { text } from '../text.ts'
import { titleHeight } from './box-height.ts'

export const stage = css({ position: 'relative', overflow: 'hidden', backgroundColor: '$surface' })
export const track = css({
  height: '100%',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: '-4px' },
  variants: trackVariants,
})
export const row = css({ display: 'flex', width: '100%', height: '100%', transitionProperty: 'transform' })
export const slide = css({
  position: 'relative',
  flex: '0 0 100%',
  width: '100%',
  height: '100%',
  scrollSnapAlign: 'start',
})

export const poster = css({
  display: 'block',
  '&:focus-visible': { outlineOffset: '-4px' },
  variants: { long: { true: {}, false: { position: 'absolute', inset: 0 } } },
})
/** Place of a long picture, which keeps its width and is scrolled. */
export const scroll = css({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  '&:focus-visible': { outlineOffset: '-4px' },
  // Tells that the picture goes on below, where a phone shows no scroll bar.
  '&::after': {
    content: '""',
    position: 'sticky',
    bottom: 0,
    display: 'block',
    height: '40px',
    marginTop: '-40px',
    background: 'linear-gradient(transparent, rgba(16, 18, 17, 0.3))',
    pointerEvents: 'none',
  },
})
export const picture = css({
  variants: { cut: { true: {}, false: { '&&': { objectFit: 'contain', objectPosition: 'center' } } } },
})

/** On PC only the count and the pause stand on the picture's corner, the arrows beside its edges. */
export const controls = css({
  position: 'absolute',
  right: '$3',
  bottom: '$3',
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  borderRadius: '$control',
  backgroundColor: 'rgba(16, 18, 17, 0.6)',
  color: '$gray0',
  variants: { wide: { true: { paddingLeft: '$4' }, false: {} } },
})
export const control = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$control',
  '&:focus-visible': { outlineColor: '$colors$gray0', outlineOffset: '-4px' },
})
export const count = css({
  ...text.label3,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: 700 },
})
export const sideArrow = css({
  position: 'absolute',
  top: 'calc(50% - 24px)',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '$control',
  backgroundColor: 'rgba(16, 18, 17, 0.6)',
  color: '$gray0',
  transition: 'background-color $quick',
  '@hover': { '&:hover': { backgroundColor: 'rgba(16, 18, 17, 0.8)' } },
  '&:focus-visible': { outlineColor: '$colors$gray0', outlineOffset: '-4px' },
  variants: { side: { before: { left: '$3' }, after: { right: '$3' } } },
})

export const titles = css({ display: 'grid', borderBottom: '1px solid $line' })
export const title = css({
  ...text.label3,
  height: `${titleHeight}px`,
  minWidth: 0,
  paddingInline: '$3',
  color: '$gray600',
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@hover': { '&:hover': { color: '$ink' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    color: '$ink',
    fontWeight: 700,
    boxShadow: 'inset 0 2px 0 $colors$primary1',
  },
})
