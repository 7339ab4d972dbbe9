import { css } from '#ui/css.ts'

export const sections = css({
  display: 'grid',
  maxWidth: '640px',
  padding: '0 24px 48px',
  '@phone': { padding: '0 16px 48px' },
})
export const section = css({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '20px 0',
  borderTop: '1px solid $gray200',
  '& > h2': { fontSize: '15px', fontWeight: 700 },
  '& > p': { fontSize: '13px', lineHeight: 1.6, color: '$gray700' },
  '& > form': { display: 'grid', gap: '12px', width: '100%', maxWidth: '360px', justifyItems: 'start' },
  '& > form > div': { width: '100%' },
})
export const sessions = css({
  display: 'grid',
  width: '100%',
  fontSize: '14px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: '52px',
    padding: '6px 0',
    borderBottom: '1px solid $gray200',
  },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '12px', color: '$gray600', fontVariantNumeric: 'tabular-nums' },
})
export const qr = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '176px',
  padding: '16px',
  borderRadius: '6px',
  backgroundColor: '$gray0',
  border: '1px solid $gray200',
})
export const codes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: '6px 16px',
  padding: '12px 16px',
  borderRadius: '6px',
  backgroundColor: '$gray50',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '14px',
})
