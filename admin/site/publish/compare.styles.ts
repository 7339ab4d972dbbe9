import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

export const compareBody = css({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: '0 20px',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})
export const compareEmpty = css({ padding: '48px 0', textAlign: 'center', color: '$gray700' })
export const compareParts = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  '@smallTablet': { display: 'flex', gap: '6px', overflowX: 'auto', paddingBottom: '4px' },
})
export const comparePart = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '36px',
  padding: '6px 10px',
  borderRadius: '6px',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > small': { flex: 'none', fontSize: '12px', color: '$gray700' },
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '44px', flex: 'none', maxWidth: '240px' },
  variants: { isChosen: { true: { backgroundColor: '$gray100', fontWeight: 600 } } },
})
export const compareMain = css({ minWidth: 0 })
export const compareBar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: '6px',
  '& > h3': { flex: '1 1 auto', fontSize: '15px', fontWeight: 700 },
})
export const compareSteps = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '13px',
  color: '$gray700',
  fontVariantNumeric: 'tabular-nums',
})
export const frames = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px',
  '@phone': { gap: '8px' },
})
export const stateFrame = css({ margin: 0, minWidth: 0 })
export const frameHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '28px',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray700',
  '& small': { marginLeft: '8px', fontSize: '12px', fontWeight: 400 },
})
export const framePlace = css({
  display: 'flex',
  justifyContent: 'center',
  height: 'min(52dvh, 460px)',
  overflow: 'hidden',
  border: '1px solid $gray200',
  borderRadius: '6px',
  backgroundColor: '$gray50',
})
export const frameNone = css({ alignSelf: 'center', padding: '16px', textAlign: 'center', color: '$gray700' })
export const changedFields = css({
  width: '100%',
  marginTop: '16px',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '13px',
  lineHeight: 1.5,
  '& thead th': { padding: '4px 8px', fontSize: '12px', fontWeight: 600, color: '$gray700' },
  '& th': { textAlign: 'left', fontWeight: 500 },
  '& th:first-child': { width: '26%', paddingLeft: 0 },
  // On a phone the two values stand below the name of their field.
  '@phone': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& tbody th:first-child': { gridColumn: '1 / -1', width: 'auto' },
  },
})
export const changedField = css({
  borderTop: '1px solid $gray200',
  '& > th, & > td': { padding: '8px', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& > th': { color: '$gray700' },
  '& > td:nth-child(2)': { '@phone': { paddingLeft: 0 } },
  variants: { isShown: { true: { '& > th': { color: '$gray900', fontWeight: 700 } } } },
})
export const changedValue = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  textDecoration: 'none',
  whiteSpace: 'pre-wrap',
  '& img': { flex: 'none', width: '48px', height: '36px', objectFit: 'cover', borderRadius: '4px' },
  'del&': {
    color: '$gray600',
    '& span': { textDecoration: 'line-through', textDecorationColor: '$gray300' },
  },
  variants: { isNone: { true: { color: '$gray600' } } },
})
export const changeLine = css({
  display: 'flex',
  alignItems: 'center',
  paddingRight: '8px',
  '& > label': { flex: '1 1 auto' },
})
