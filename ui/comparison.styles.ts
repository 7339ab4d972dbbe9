import { css } from './css.ts'
import { text } from './text.ts'

/** Side by side without scripts; one over the other, parted by a line that moves, with them. */
export const pair = css({
  '--at': '0.5',
  // The line keeps to the middle of the range's thumb, which is 44 px wide.
  '--split': 'calc(22px + (100% - 44px) * var(--at))',
  position: 'absolute',
  inset: 0,
  variants: {
    movable: {
      false: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px' },
      true: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          left: 'calc(var(--split) - 1px)',
          width: '2px',
          backgroundColor: '$gray0',
        },
      },
    },
  },
})
export const half = css({
  position: 'relative',
  overflow: 'hidden',
  variants: {
    movable: { true: { position: 'absolute', inset: 0 }, false: {} },
    side: { before: {}, after: {} },
  },
  compoundVariants: [{ movable: true, side: 'after', css: { clipPath: 'inset(0 0 0 var(--split))' } }],
})
export const tag = css({
  ...text.label4,
  position: 'absolute',
  bottom: '$3',
  padding: '2px $2',
  borderRadius: '$control',
  backgroundColor: 'rgba(16,18,17,0.56)',
  color: '$gray0',
  variants: { side: { before: { left: '$3' }, after: { right: '$3' } } },
})
const thumb = {
  boxSizing: 'border-box',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: '$round',
  backgroundColor: '$gray0',
  // Two lines to take hold of.
  backgroundImage:
    'linear-gradient(to right, transparent 18px, $colors$gray500 18px 19px, transparent 19px 25px, $colors$gray500 25px 26px, transparent 26px)',
  backgroundSize: '100% 14px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  cursor: 'ew-resize',
} as const
export const range = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outlineOffset: '-4px' },
})
