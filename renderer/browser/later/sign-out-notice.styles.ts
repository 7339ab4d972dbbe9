import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

/** Above everything but toasts, at the top, where no bar of a page is. */
export const notice = css({
  ...text.body4,
  position: 'fixed',
  insetInline: 0,
  top: 'calc(16px + env(safe-area-inset-top))',
  zIndex: '$alert',
  display: 'grid',
  gap: '$2',
  width: '520px',
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'calc(100svh - 32px)',
  overflowY: 'auto',
  marginInline: 'auto',
  padding: '$5',
  border: '2px solid $red',
  borderRadius: 'min($radii$base, 16px)',
  backgroundColor: '$ground',
  color: '$ink',
  boxShadow: '0 8px 32px rgba(16, 18, 17, 0.16)',
  '& > button': { justifySelf: 'start', marginTop: '$1' },
  '@media print': { display: 'none' },
})
export const title = css({ ...text.label2, fontWeight: 700 })
