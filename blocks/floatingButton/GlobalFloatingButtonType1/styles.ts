import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'
import { withoutScripts } from '#ui/without-scripts.ts'

/*
 * What a tap changes is told by attributes, whose rules come with the page: a class of another variant would be worked out
 * and put into a sheet within the tap.
 */

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: '$floating',
  backgroundColor: '$dim',
  transition: 'opacity $transitions$base, visibility $transitions$base',
  '&:not([data-shown])': { opacity: 0, visibility: 'hidden', pointerEvents: 'none' },
})

/** Hides where the page or the header has a bar at the bottom: only one of the two shows. */
export const root = css({
  position: 'fixed',
  right: 'calc(24px + env(safe-area-inset-right))',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  zIndex: '$floating',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: '$3',
  pointerEvents: 'none',
  '@phone': {
    right: 'calc(16px + env(safe-area-inset-right))',
    bottom: 'calc(16px + env(safe-area-inset-bottom))',
  },
  '@smallTablet': { 'html:has([data-thumb-bar]) &': { display: 'none' } },
  '@media print': { display: 'none' },
  ...withoutScripts({ display: 'none' }),
  '&[data-away]': { visibility: 'hidden' },
})

const floating = {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  border: '1px solid transparent',
  borderRadius: '$control',
  pointerEvents: 'auto',
  whiteSpace: 'nowrap',
  // A rim of the page's ground tells it from a dark picture or band below it.
  boxShadow: '0 0 0 2px $colors$ground, 0 4px 16px rgba(16, 18, 17, 0.08)',
}

export const main = css({
  ...text.button2,
  ...floating,
  minHeight: '56px',
  padding: '0 $6 0 $5',
  transition: 'background-color $transitions$quick, color $transitions$quick',
  backgroundColor: '$primary1',
  color: '$onPrimary',
  '@phone': { minHeight: '52px', padding: '0 $5 0 $4', fontSize: '0.9375rem' },
  '@hover': { '&:hover': { backgroundColor: '$primary2' } },
  '&[aria-expanded=true]': {
    '&, &:hover': { backgroundColor: '$ground', color: '$ink', borderColor: '$line' },
  },
  '&[aria-expanded=false] > svg + svg, &[aria-expanded=true] > svg:first-child': { display: 'none' },
})

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '$2',
  transformOrigin: 'bottom right',
  transition: 'opacity $transitions$base, transform $transitions$base, visibility $transitions$base',
  '@low': { maxHeight: 'calc(100dvh - 128px)', padding: '2px', overflowY: 'auto', pointerEvents: 'auto' },
  '[aria-expanded=false] + &': { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
})

export const item = css({
  ...text.button2,
  ...floating,
  gap: '$3',
  width: '100%',
  minWidth: '176px',
  minHeight: '52px',
  paddingInline: '$5',
  backgroundColor: '$ground',
  color: '$ink',
  borderColor: '$line',
  '& svg': { flex: 'none', color: '$primary1' },
  '@hover': { '&:hover': { backgroundColor: '$surface' } },
})

export const image = css({ width: '24px', height: '24px', objectFit: 'contain' })
