import { css } from '#ui/css.ts'
import { focusRing } from './styles.ts'

/** One choice of a few, side by side. */
export const segments = css({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: '3px',
  border: 0,
  borderRadius: '8px',
  backgroundColor: '$gray100',
  variants: { wrong: { true: { boxShadow: 'inset 0 0 0 1px $colors$red' } } },
})
export const segment = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  minHeight: '30px',
  padding: '4px 8px',
  borderRadius: '6px',
  color: '$gray700',
  fontSize: '13px',
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: 'center',
  wordBreak: 'keep-all',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    backgroundColor: '$gray0',
    boxShadow: '0 0 0 1px $colors$gray300',
    color: '$gray900',
    fontWeight: 700,
  },
  '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.45 },
  '&:has(:focus-visible)': focusRing,
  '@phone': { minHeight: '44px' },
})
