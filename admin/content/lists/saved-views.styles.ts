import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

export const savedViews = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  padding: '0 24px 10px',
  '& > span': { display: 'inline-flex', alignItems: 'center' },
  '@phone': { padding: '0 16px 10px' },
  '@media print': { display: 'none' },
})
export const savedView = css({
  minHeight: '28px',
  padding: '0 12px',
  borderRadius: '14px',
  fontSize: '13px',
  color: '$gray700',
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '40px', borderRadius: '20px' },
  variants: {
    active: { true: { backgroundColor: '$gray200', color: '$gray900', fontWeight: 600 } },
  },
})
export const saveBox = css({
  width: '280px',
  padding: '14px',
  border: '1px solid $gray300',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '13px',
  boxShadow: '0 8px 24px rgba(16, 18, 17, 0.12)',
  outline: 'none',
  '& form': { display: 'grid', gap: '10px' },
})
