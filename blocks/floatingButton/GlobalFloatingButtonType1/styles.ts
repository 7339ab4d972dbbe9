import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: '$floating',
  backgroundColor: '$dim',
  transition: 'opacity $transitions$base, visibility $transitions$base',
  variants: {
    shown: { true: { opacity: 1 }, false: { opacity: 0, visibility: 'hidden', pointerEvents: 'none' } },
  },
})

/** Gives way to a bar that the page or the header keeps within the thumb's reach: there is one of the two. */
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
  '@media print, (scripting: none)': { display: 'none' },
  variants: { away: { true: { visibility: 'hidden' }, false: {} } },
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
  '@phone': { minHeight: '52px', padding: '0 $5 0 $4', fontSize: '0.9375rem' },
  variants: {
    open: {
      true: { backgroundColor: '$ground', color: '$ink', borderColor: '$line' },
      false: {
        backgroundColor: '$primary1',
        color: '$onPrimary',
        '@hover': { '&:hover': { backgroundColor: '$primary2' } },
      },
    },
  },
})

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '$2',
  transformOrigin: 'bottom right',
  transition: 'opacity $transitions$base, transform $transitions$base, visibility $transitions$base',
  variants: {
    open: {
      true: { opacity: 1 },
      false: { opacity: 0, visibility: 'hidden', transform: 'translateY(8px)' },
    },
  },
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
