import { css } from '#ui/css.ts'
import { corner, focusRing, unfolding } from '#admin/kit/parts/styles.ts'

export const detail = css({ display: 'grid', gap: '16px', fontSize: '14px' })
export const when = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 8px',
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontSize: '18px', fontWeight: 700 },
  '& small': { color: '$gray600', fontSize: '13px' },
  '& > span': { marginLeft: 'auto' },
})
export const customer = css({
  justifySelf: 'start',
  marginTop: '-8px',
  fontSize: '13px',
  color: '$gray700',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:focus-visible': focusRing,
  '@phone': { padding: '10px 0' },
})
export const facts = css({
  display: 'grid',
  gap: '8px',
  '& > div': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '12px' },
  '& dt': { color: '$gray600', fontSize: '13px' },
  '& dd': { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  '& dd > span': { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  '& dd small': { color: '$gray700', fontSize: '13px', whiteSpace: 'nowrap' },
})
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingTop: '12px',
  borderTop: '1px solid $gray200',
  '& > [role=alert]': { flexBasis: '100%' },
  '@phone': { '& > button': { minHeight: '44px' } },
})
export const moveBox = css({
  display: 'grid',
  gap: '12px',
  padding: '14px',
  borderRadius: corner,
  backgroundColor: '$gray50',
  '& > button': { justifySelf: 'end' },
})
export const fieldRow = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: '10px',
  variants: {
    // A day needs more room than a time; who treats stands below them on a phone.
    dated: {
      true: {
        gridTemplateColumns: 'minmax(160px, 1.3fr) minmax(84px, 0.7fr) minmax(120px, 1fr)',
        '@phone': {
          gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
          '& > :last-child': { gridColumn: '1 / -1' },
        },
      },
    },
  },
})
export const history = css({
  borderTop: '1px solid $gray200',
  paddingTop: '10px',
  fontSize: '13px',
  ...unfolding,
  '& > summary': { ...unfolding['& > summary'], minHeight: '28px', fontWeight: 600 },
  '& ol': { display: 'grid', gap: '10px', padding: '8px 0 4px' },
  '& small': { color: '$gray600' },
  '& p': { color: '$gray700' },
  '& del': { color: '$gray600' },
})
