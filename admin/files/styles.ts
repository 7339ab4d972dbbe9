import { css } from '#ui/css.ts'
import { corner, focusRing } from '../parts/styles.ts'

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '12px',
})
export const pick = css({
  display: 'block',
  width: '100%',
  border: '1px solid $gray200',
  borderRadius: corner,
  overflow: 'hidden',
  textAlign: 'left',
  '&:hover': { borderColor: '$gray500' },
  '&:focus-visible': focusRing,
  variants: { selected: { true: { borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' } } },
})
export const picture = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  backgroundColor: '$gray100',
})
export const name = css({
  display: 'block',
  padding: '6px 8px',
  fontSize: '12px',
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& small': { display: 'block', color: '$gray600', fontSize: '11px' },
})

export const drop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  marginBottom: '16px',
  padding: '12px',
  border: '1px dashed $gray400',
  borderRadius: corner,
  fontSize: '13px',
  color: '$gray700',
  variants: { over: { true: { borderColor: '$primary1', backgroundColor: '$gray50' } } },
})
export const chosen = css({
  flex: 'none',
  width: '120px',
  height: '120px',
  objectFit: 'contain',
  borderRadius: '4px',
  backgroundColor: '$gray100',
})
export const uploadFields = css({ display: 'grid', gap: '6px', flex: '1 1 240px', color: '$gray900' })
