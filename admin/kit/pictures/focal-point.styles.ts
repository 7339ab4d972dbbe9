import { css } from '#ui/css.ts'
import { corner } from '../parts/styles.ts'

export const focalFrame = css({
  display: 'grid',
  placeItems: 'center',
  marginBottom: '8px',
  padding: '12px',
  backgroundColor: '$gray100',
  borderRadius: corner,
})
export const focalPicture = css({
  position: 'relative',
  cursor: 'crosshair',
  touchAction: 'none',
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: 'min(380px, 40dvh)', userSelect: 'none' },
})
/** A ring that is seen on light and on dark. */
export const focalHandle = css({
  position: 'absolute',
  width: '28px',
  height: '28px',
  margin: '-14px 0 0 -14px',
  border: '3px solid #fff',
  borderRadius: '50%',
  backgroundColor: 'rgba(255, 255, 255, 0.25)',
  boxShadow: '0 0 0 1.5px rgba(0, 0, 0, 0.75), inset 0 0 0 1.5px rgba(0, 0, 0, 0.75)',
  pointerEvents: 'none',
  '&:has(:focus-visible)': { outline: '3px solid $primary1', outlineOffset: '3px' },
})
export const cutLooks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  margin: '14px 0 10px',
})
export const cutLook = css({
  display: 'grid',
  gap: '4px',
  fontSize: '12px',
  color: '$gray600',
  fontVariantNumeric: 'tabular-nums',
  '& > img': {
    height: '96px',
    maxWidth: '100%',
    objectFit: 'cover',
    borderRadius: '4px',
    backgroundColor: '$gray100',
    '@phone': { height: '72px' },
  },
})
