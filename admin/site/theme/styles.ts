import { css } from '#ui/css.ts'
import { corner } from '#admin/kit/parts/styles.ts'

export const start = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 32px',
  paddingBottom: '20px',
  borderBottom: '1px solid $gray200',
  '& h3': { marginBottom: '8px', fontSize: '13px', fontWeight: 600 },
})
export const startSide = css({ flex: '1 1 220px', display: 'grid', alignContent: 'start', gap: '16px' })
export const hexRow = css({
  display: 'flex',
  gap: '8px',
  maxWidth: '220px',
  '& > span': {
    flex: 'none',
    width: '34px',
    border: '1px solid $gray300',
    borderRadius: corner,
  },
})
export const palettes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: '24px 20px',
  paddingTop: '20px',
  listStyle: 'none',
})
export const palette = css({ display: 'grid', gap: '8px', minWidth: 0 })
export const paletteHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  '& h3': { fontSize: '14px', fontWeight: 700 },
  '& p': { fontSize: '12px', lineHeight: 1.5, color: '$gray700' },
})
export const sample = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '12px 14px',
  border: '1px solid',
  borderRadius: '6px',
  fontSize: '13px',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: 700 },
  '& > span': { padding: '6px 12px', fontWeight: 600 },
})
