import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

export const cards = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '10px',
  'p + &': { marginTop: '12px' },
})
export const card = css({
  position: 'relative',
  border: '1px solid $gray300',
  borderRadius: '8px',
  overflow: 'hidden',
  '&:hover': { borderColor: '$gray500' },
  '&:focus-within': focusRing,
  variants: { chosen: { true: { borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' } } },
})
export const cardLabel = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 8px',
  padding: '12px 14px 14px',
  cursor: 'pointer',
  // All of the card is what one presses: this lies over its picture, and below its words.
  '&::after': { content: '', position: 'absolute', inset: 0 },
  '& > *': { position: 'relative', zIndex: 1 },
})
export const cardWords = css({
  display: 'grid',
  gap: '4px',
  padding: '12px 14px 14px',
  '& > span': { gridColumn: 1 },
})
export const cardButton = css({
  textAlign: 'left',
  // As with `cardLabel`.
  '&::after': { content: '', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
})
export const cardInput = css({
  alignSelf: 'center',
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
export const cardText = css({ gridColumn: 2, fontSize: '13px', lineHeight: 1.5, color: '$gray700' })

export const trialBar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '16px',
  gap: '12px',
  '& h3': { fontSize: '14px', fontWeight: 700 },
  '& p': { fontSize: '12px', color: '$gray700' },
})
export const trialFrames = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px',
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
})
export const trialPage = css({
  border: 0,
  transformOrigin: '0 0',
  variants: {
    isShown: { true: { opacity: 1, transition: 'opacity 150ms ease-out' }, false: { opacity: 0 } },
  },
})

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
export const parts = css({
  marginTop: '10px',
  listStyle: 'none',
  '& > li': { borderTop: '1px solid $gray200' },
})
export const part = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '40px',
  '& > legend': { float: 'left', width: '140px', fontWeight: 600 },
  '& > label': { display: 'flex', alignItems: 'center', gap: '6px', cursor: 'pointer' },
  '& input': { margin: 0, accentColor: '$colors$primary1' },
  '@phone': { '& > legend': { width: '100%', paddingTop: '8px' }, '& > label': { minHeight: '44px' } },
})
