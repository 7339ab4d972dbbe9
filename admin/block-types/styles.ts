import { css } from '#ui/css.ts'
import { focusRing } from '../parts/styles.ts'

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  gap: '10px',
})
export const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  padding: '14px 14px 14px 38px',
  border: '1px solid $gray300',
  borderRadius: '8px',
  cursor: 'pointer',
  '&:hover': { borderColor: '$gray500' },
  '&:focus-within': focusRing,
  variants: { chosen: { true: { borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' } } },
})
export const cardInput = css({
  position: 'absolute',
  top: '17px',
  left: '14px',
  width: '15px',
  height: '15px',
  margin: 0,
  accentColor: '$colors$primary1',
  '&:focus-visible': { outline: 'none' },
})
export const cardTitle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 600,
})
export const cardBadge = css({
  padding: '1px 6px',
  borderRadius: '4px',
  backgroundColor: '$gray200',
  fontSize: '11px',
  fontWeight: 500,
  color: '$gray700',
})
export const cardText = css({ fontSize: '13px', lineHeight: 1.5, color: '$gray700' })

export const change = css({
  marginTop: '20px',
  paddingTop: '16px',
  borderTop: '1px solid $gray200',
  fontSize: '13px',
  '& h3': { marginBottom: '8px', fontSize: '14px', fontWeight: 700 },
})
export const changeList = css({
  display: 'grid',
  gap: '10px',
  '& > div': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '12px' },
  '& dt': { fontWeight: 600, color: '$gray700' },
  '& small': { display: 'block', fontSize: '12px', color: '$gray600' },
})
export const takeChanged = css({
  display: 'flex',
  alignItems: 'start',
  gap: '8px',
  marginTop: '10px',
  '& input': { marginTop: '3px' },
})
