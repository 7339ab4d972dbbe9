import { css } from '#ui/css.ts'
import { focusRing, statusFrame } from '#admin/kit/parts/styles.ts'

export const form = css({ display: 'grid', gap: '16px' })
/** Boxes to tick, one beside another where there is room. */
export const ticks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: '4px', fontSize: '13px', fontWeight: 600, color: '$gray800' },
})
export const tickLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '30px',
  fontSize: '13px',
  cursor: 'pointer',
  '@phone': { minHeight: '44px', fontSize: '14px' },
})
export const copyRow = css({
  display: 'flex',
  gap: '6px',
  marginTop: '12px',
  '& > input': { flex: 1, minWidth: 0, fontFamily: 'ui-monospace, monospace' },
})
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  fontSize: '13px',
  '& > dt': { color: '$gray600' },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
})
export const mark = css({
  ...statusFrame,
  variants: {
    tone: {
      good: { color: '#146044', '&::before': { backgroundColor: '#1f8a66' } },
      waiting: { color: '#1b4e9f', '&::before': { backgroundColor: '$blue' } },
      bad: { color: '$red', '&::before': { backgroundColor: '$red', borderRadius: '1px' } },
      off: { color: '$gray700', '&::before': { border: '2px solid $gray500' } },
    },
  },
})
export const entries = css({ listStyle: 'none', margin: 0, padding: 0, borderTop: '1px solid $gray200' })
export const entry = css({
  borderBottom: '1px solid $gray200',
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 1.4fr) minmax(90px, 0.6fr) minmax(150px, 1fr) 120px 150px',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '40px',
    padding: '6px 0',
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: '$gray50' },
  '& summary:focus-visible': focusRing,
  '& summary > b': { fontWeight: 600 },
  '& summary > span': { color: '$gray700' },
  '@phone': { '& summary': { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: '56px' } },
})
export const opened = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  padding: '4px 0 16px',
  '& pre': {
    width: '100%',
    maxHeight: '320px',
    margin: 0,
    padding: '12px',
    borderRadius: '6px',
    backgroundColor: '$gray50',
    fontSize: '12px',
    lineHeight: 1.5,
    overflow: 'auto',
  },
  '& code': { overflowWrap: 'anywhere', fontSize: '12px' },
})
