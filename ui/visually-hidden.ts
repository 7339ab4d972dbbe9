import { css } from './css.ts'

/** Class of text that only a screen reader finds. */
export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
