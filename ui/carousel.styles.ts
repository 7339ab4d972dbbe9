import { css } from './css.ts'
import { text } from './text.ts'

export const carousel = css({ position: 'relative', minWidth: 0 })
/** A row of slides, which scrolls until a script takes it over. */
export const trackVariants = {
  live: {
    true: { overflow: 'hidden', touchAction: 'pan-y' },
    false: {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
    },
  },
}
export const track = css({
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
  variants: trackVariants,
})
export const row = css({ display: 'flex', width: '100%', height: '100%', transitionProperty: 'transform' })
export const slide = css({ flex: '0 0 100%', width: '100%', minWidth: 0, scrollSnapAlign: 'start' })
export const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '$1',
  marginTop: '$3',
  // Their place is kept until they can do something.
  variants: { ready: { true: {}, false: { visibility: 'hidden' } } },
})
export const control = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$round',
  color: '$ink',
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
})
export const count = css({
  ...text.label3,
  minWidth: '4ch',
  color: '$gray600',
  textAlign: 'center',
  '& strong': { color: '$ink', fontWeight: 700 },
})
