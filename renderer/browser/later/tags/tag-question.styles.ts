import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

/** Stands beside the floating button, and on a phone above it or above the bar that a page has within the thumb's reach. */
export const card = css({
  position: 'fixed',
  left: '24px',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  zIndex: '$floating',
  width: '400px',
  padding: '$5',
  borderRadius: 'min($radii$base, 16px)',
  backgroundColor: '$ground',
  color: '$ink',
  boxShadow: '0 0 0 1px $colors$line, 0 8px 32px rgba(16, 18, 17, 0.12)',
  '@phone': {
    left: '12px',
    right: '12px',
    bottom: 'calc(var(--bottom-bar, 0px) + 84px + env(safe-area-inset-bottom))',
    width: 'auto',
    padding: '$4',
  },
  '@media print': { display: 'none' },
})

export const words = css({ ...text.body4, wordBreak: 'keep-all' })
export const link = css({ textDecoration: 'underline', textUnderlineOffset: '3px' })
export const buttons = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$2',
  marginTop: '$4',
})
