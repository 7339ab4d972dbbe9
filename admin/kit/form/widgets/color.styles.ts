import { css } from '#ui/css.ts'
import { corner, focusRing } from '../../parts/styles.ts'

export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 24px)',
  gap: '4px',
  '@phone': { gridTemplateColumns: 'repeat(6, 44px)', gap: '6px' },
})
export const swatch = css({
  position: 'relative',
  height: '24px',
  border: '1px solid rgba(16, 18, 17, 0.14)',
  borderRadius: '5px',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '&[aria-pressed=true]::after': {
    content: '',
    position: 'absolute',
    inset: '5px',
    border: '2px solid $gray900',
    borderRadius: '50%',
  },
  '@phone': { height: '44px' },
  variants: { dark: { true: { '&[aria-pressed=true]::after': { borderColor: '$gray0' } } } },
})
export const colorButton = css({
  flex: 'none',
  width: '40px',
  height: '34px',
  border: '1px solid $gray300',
  borderRadius: corner,
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  '@phone': { width: '44px', height: '44px' },
})
export const popoverBody = css({ padding: '8px' })
