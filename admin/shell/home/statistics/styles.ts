import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const area = css({
  maxWidth: '1152px',
  margin: '0 24px',
  padding: '24px 0 28px',
  borderTop: '1px solid $gray200',
  '& > header': { display: 'flex', alignItems: 'center', gap: '8px 16px', flexWrap: 'wrap' },
  '& h2': { fontSize: '14px', fontWeight: 700 },
  '@phone': { margin: '0 16px' },
})
export const choices = css({ display: 'flex', gap: '2px', marginLeft: 'auto' })
export const choice = css({
  minHeight: '32px',
  padding: '0 12px',
  borderRadius: corner,
  fontSize: '13px',
  color: '$gray700',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$gray100' },
  '&[aria-pressed="true"]': { backgroundColor: '$gray100', color: '$gray900', fontWeight: 700 },
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '44px', minWidth: '52px' },
})
export const totals = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '12px 32px',
  padding: '12px 0 20px',
  '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 20px' },
})
export const total = css({
  '& dt': { fontSize: '13px', color: '$gray700' },
  '& dd': { fontSize: '24px', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '12px', fontWeight: 400, lineHeight: 1.5, color: '$gray600' },
})
export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '24px 64px',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const chart = css({
  minWidth: 0,
  '& svg': { display: 'block', width: '100%', height: '120px', borderBottom: '1px solid $gray300' },
})
export const chartHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '8px',
  fontSize: '13px',
  fontWeight: 600,
  '& small': { fontSize: '12px', fontWeight: 400, color: '$gray600', fontVariantNumeric: 'tabular-nums' },
})
export const chartDays = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '4px',
  fontSize: '12px',
  color: '$gray600',
})
export const bar = css({
  '& [data-part="place"]': { fill: 'transparent' },
  '& [data-part="value"]': { fill: '$gray500' },
  '& [data-part="quiet"]': { fill: '$gray300' },
  '&:hover [data-part="place"]': { fill: '$gray100' },
  '&:hover [data-part="value"]': { fill: '$gray900' },
})
export const figureLabel = css({
  marginTop: '4px',
  fontSize: '12px',
  color: '$gray600',
  '& i': {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginRight: '4px',
    backgroundColor: '$gray300',
  },
})
export const tableBox = css({
  marginTop: '12px',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    fontSize: '13px',
    color: '$gray700',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: corner,
    '&:focus-visible': focusRing,
    '@phone': { minHeight: '44px' },
  },
  '& > div': { maxHeight: '360px', overflow: 'auto', '&:focus-visible': focusRing },
})
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px 6px 0', borderBottom: '1px solid $gray200', textAlign: 'right' },
  '& th:first-child': { textAlign: 'left', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 500, color: '$gray700' },
})
export const lists = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '24px 64px',
  padding: '16px 0',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const shares = css({ minWidth: 0, '& h3': { marginBottom: '2px', fontSize: '13px', fontWeight: 600 } })
/** A name, its figure, and over the hairline a line as long as the figure is large. */
export const share = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  minHeight: '38px',
  fontSize: '13px',
  borderBottom: '1px solid $gray200',
  '& > :first-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { borderRadius: corner, '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  '& b': { flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { marginLeft: '8px', fontSize: '12px', fontWeight: 400, color: '$gray600' },
  '& i': { position: 'absolute', left: 0, bottom: '-1px', height: '2px', backgroundColor: '$gray600' },
  '@phone': { minHeight: '44px', '& a': { lineHeight: '44px' } },
})
