import { css, keyframes } from './css.ts'
import { text } from './text.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const vanish = keyframes({ to: { opacity: 0, transform: 'translateY(-4px)' } })

/** Places and widths: docs/product.md, I1. */
export const place = css({
  position: 'fixed',
  inset: '120px 0 auto',
  zIndex: '$toast',
  width: '400px',
  maxWidth: 'calc(100vw - 32px)',
  margin: '0 auto',
  // In place of the browser's own look of a popover.
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  '@tablet': { inset: '80px 0 auto' },
  '@phone': {
    inset: 'auto 0 calc(40px + max(var(--bottom-bar, 0px), env(safe-area-inset-bottom)))',
    width: '320px',
  },
})

export const list = css({ display: 'flex', flexDirection: 'column', gap: '$2' })

export const note = css({
  ...text.label3,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '52px',
  paddingInline: '$4',
  borderRadius: 'min($radii$base, 14px)',
  backgroundColor: '$gray900',
  color: '$gray0',
  '& > svg': { flex: 'none' },
  variants: {
    kind: {
      info: { '& > svg': { color: '$gray300' } },
      success: { '& > svg': { color: '#7fd6a8' } },
      error: { '& > svg': { color: '#ff9d94' } },
    },
    closing: {
      true: { animation: `${vanish} 300ms ease-out forwards` },
      false: { animation: `${appear} $transitions$base` },
    },
  },
})

export const message = css({
  flex: 1,
  paddingBlock: '14px',
  lineHeight: 1.5,
  '& a': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
})

export const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '-12px',
  borderRadius: '$round',
  color: '$gray300',
  '@hover': { '&:hover': { color: '$gray0' } },
})
