import { css } from '../css.ts'
import { withoutScripts } from '../without-scripts.ts'

/** Class of a button or link in the header that is an icon: 44 px each way. */
export const iconButton = css({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$round',
  color: 'inherit',
  transition: 'opacity $transitions$quick',
  '@hover': { '&:hover': { opacity: 0.6 } },
  variants: {
    only: {
      mobile: { '@pc': { display: 'none' } },
      pc: { '@smallTablet': { display: 'none' } },
    },
    // A link needs no script, nor does a button for which a page stands in; others are not offered without.
    standsAlone: {
      true: withoutScripts({ display: 'inline-flex' }),
      false: withoutScripts({ display: 'none' }),
    },
  },
  defaultVariants: { standsAlone: false },
})
