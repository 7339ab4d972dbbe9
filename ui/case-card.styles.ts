import { css } from './css.ts'
import { text } from './text.ts'

export const frame = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: '$base',
  backgroundColor: '$surface',
})
export const veil = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& img, & svg': { filter: 'blur(18px) saturate(1.6)', transform: 'scale(1.2)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // So much that a dark picture is a tint of the ground, and no grey box.
    backgroundColor: 'color-mix(in srgb, $colors$ground 84%, transparent)',
    // Its edge, where the picture is as light as the ground.
    boxShadow: 'inset 0 0 0 1px $colors$line',
    borderRadius: 'inherit',
  },
})
export const title = css({
  ...text.heading3,
  marginTop: '$4',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})
export const treatment = css({ ...text.body3, color: '$gray700' })
export const note = css({ ...text.body4, marginTop: '$2', color: '$gray600' })
