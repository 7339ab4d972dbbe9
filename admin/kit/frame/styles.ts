import { css } from '#ui/css.ts'
import { corner, focusRing } from '../parts/styles.ts'

export const previewBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  padding: '6px 10px',
  borderBottom: '1px solid $gray200',
  backgroundColor: '$gray0',
})
export const pathPlace = css({
  flex: '0 1 260px',
  minWidth: 0,
  marginRight: 'auto',
  '& input': {
    minHeight: '32px',
    padding: '4px 10px',
    fontSize: '13px',
    '@phone': { minHeight: '38px', fontSize: '16px' },
  },
})
export const deviceSwitch = css({ display: 'flex', gap: '2px' })
export const zoomSwitch = css({
  display: 'inline-flex',
  flex: 'none',
  padding: '2px',
  borderRadius: corner,
  backgroundColor: '$gray100',
  '@smallTablet': { display: 'none' },
})
export const zoomButton = css({
  minHeight: '24px',
  padding: '0 7px',
  borderRadius: '4px',
  fontSize: '12px',
  color: '$gray700',
  whiteSpace: 'nowrap',
  '&:focus-visible': focusRing,
  variants: {
    active: {
      true: {
        backgroundColor: '$gray0',
        color: '$gray900',
        fontWeight: 600,
        boxShadow: '0 1px 2px rgba(16,18,17,0.14)',
      },
    },
  },
})
export const wideSwitch = css({ display: 'inline-flex', '@smallTablet': { display: 'none' } })
export const openLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '4px',
  color: '$gray600',
  '& svg': { width: '16px', height: '16px' },
  '&:hover': { backgroundColor: '$gray200' },
  '&:focus-visible': focusRing,
})
export const stage = css({
  display: 'flex',
  // Centred, but for what is wider: its left could not be reached.
  justifyContent: 'safe center',
  alignItems: 'start',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto hidden',
})
export const screen = css({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  backgroundColor: '$gray0',
  variants: { device: { pc: {}, mobile: { boxShadow: '0 0 0 1px $colors$gray300' } } },
})
export const frame = css({
  position: 'absolute',
  top: 0,
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: '$gray0',
  variants: { isShown: { true: { zIndex: 1 }, false: { zIndex: 0 } } },
})
export const failure = css({ position: 'absolute', zIndex: 2, inset: '12px 12px auto' })
export const still = css({
  position: 'relative',
  width: '100%',
  aspectRatio: '1 / 1',
  border: '1px solid $gray200',
  borderRadius: '6px',
  backgroundColor: '$gray100',
  overflow: 'hidden',
  variants: {
    shown: {
      false: { '& > iframe': { opacity: 0 } },
      true: { '& > iframe': { opacity: 1, transition: 'opacity 150ms ease-out' } },
    },
  },
})
export const stillFrame = css({
  position: 'absolute',
  top: 0,
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
})
