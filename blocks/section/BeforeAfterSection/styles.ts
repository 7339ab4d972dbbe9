import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$14 $6',
  '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$10' },
})
export const frame = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: '$base',
  backgroundColor: '$surface',
})
export const title = css({ ...text.heading3, marginTop: '$5' })
export const treatment = css({ ...text.body3, marginTop: '$1', color: '$gray700' })
export const note = css({ ...text.body4, marginTop: '$2', color: '$gray600' })
export const notice = css({
  ...text.body4,
  marginTop: '$12',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  color: '$gray600',
  whiteSpace: 'pre-line',
  '@phone': { marginTop: '$8' },
})

/* gated */
export const veil = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& img, & svg': { filter: 'blur(18px)', transform: 'scale(1.2)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'color-mix(in srgb, $colors$ground 62%, transparent)',
    // Its edge, where the picture is as light as the ground.
    boxShadow: 'inset 0 0 0 1px $colors$line',
    borderRadius: 'inherit',
  },
})
export const gate = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$6',
  textAlign: 'center',
})
export const gateMark = css({ ...text.label2, display: 'inline-flex', alignItems: 'center', gap: '$2' })
export const gateText = css({ ...text.body4, marginTop: '$2', color: '$gray700' })
export const gateLink = css({
  marginTop: '$3',
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

/* open */
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
