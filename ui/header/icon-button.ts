import { css } from '../css.ts'

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
    // A button needs scripts and is not offered without them; a link needs none.
    isLink: {
      true: { '@media (scripting: none)': { display: 'inline-flex' } },
      false: { '@media (scripting: none)': { display: 'none' } },
    },
  },
  defaultVariants: { isLink: false },
})
