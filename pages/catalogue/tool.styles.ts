import { css } from '#ui/css.ts'

const focusRing = { outline: '2px solid $gray800', outlineOffset: '1px' }

export const tool = css({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: '$gray50',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '13px',
  lineHeight: 1.5,
  '& h1, & h2, & h3': { fontFamily: '$body' },
  '& :focus-visible': focusRing,
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const side = css({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  borderRight: '1px solid $gray200',
  backgroundColor: '$gray0',
  '@phone': { position: 'static', height: 'auto', maxHeight: '44dvh', borderRight: 0 },
})
export const name = css({ padding: '14px 16px 8px', fontSize: '15px', fontWeight: 700 })
export const search = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: '0 12px',
  padding: '0 8px',
  border: '1px solid $gray300',
  borderRadius: '4px',
  color: '$gray600',
  '&:focus-within': { borderColor: '$gray800' },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: '30px',
    border: 0,
    background: 'none',
    fontSize: '13px',
    color: '$gray900',
    outline: 'none',
    '@phone': { fontSize: '16px' },
  },
})
export const theme = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: '8px 12px',
  fontSize: '12px',
  color: '$gray600',
  '& select': {
    flex: 1,
    minWidth: 0,
    minHeight: '28px',
    border: '1px solid $gray300',
    borderRadius: '4px',
    backgroundColor: '$gray0',
    color: '$gray900',
  },
})
export const list = css({
  flex: 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px 8px 24px',
  borderTop: '1px solid $gray200',
})
export const groupTitle = css({
  padding: '12px 8px 4px',
  fontSize: '11px',
  fontWeight: 600,
  color: '$gray600',
  '& span': { fontWeight: 400 },
})
export const entry = css({
  display: 'block',
  padding: '4px 8px',
  borderRadius: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$gray800',
  '&:hover': { backgroundColor: '$gray100' },
  '&[aria-current=page]': { backgroundColor: '$gray800', color: '$gray0' },
})
export const none = css({ padding: '12px 8px', color: '$gray600' })
export const main = css({ minWidth: 0 })
export const page = css({ padding: '20px 24px 48px', '@phone': { padding: '16px' } })
export const title = css({
  fontSize: '18px',
  fontWeight: 700,
  lineHeight: 1.4,
  '& code': { marginLeft: '6px', fontSize: '12px', fontWeight: 400, color: '$gray600' },
})
export const lead = css({ maxWidth: '72em', marginBottom: '14px', color: '$gray600' })
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  marginBottom: '8px',
})
export const choicesLabel = css({ minWidth: '44px', fontSize: '12px', color: '$gray600' })
export const choice = css({
  minHeight: '28px',
  paddingInline: '10px',
  border: '1px solid $gray300',
  borderRadius: '4px',
  backgroundColor: '$gray0',
  fontSize: '12px',
  color: '$gray700',
  '&:hover': { backgroundColor: '$gray100' },
  '&[aria-pressed=true]': { backgroundColor: '$gray800', borderColor: '$gray800', color: '$gray0' },
})
export const problem = css({
  marginBottom: '12px',
  padding: '8px 12px',
  border: '1px solid #e9b3af',
  borderRadius: '4px',
  backgroundColor: '#fdf2f1',
  '& strong': { marginRight: '8px', color: '$red' },
})
export const group = css({ marginTop: '24px' })
export const groupHead = css({ fontSize: '13px', fontWeight: 600, marginBottom: '8px' })
export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: '8px',
})
export const card = css({
  display: 'grid',
  height: '100%',
  alignContent: 'start',
  padding: '10px 12px',
  border: '1px solid $gray200',
  borderRadius: '4px',
  backgroundColor: '$gray0',
  '& strong': { fontWeight: 600 },
  '& code': { fontSize: '11px', color: '$gray600' },
  '& span': { marginTop: '4px', fontSize: '12px', color: '$gray600' },
  '&:hover': { borderColor: '$gray500' },
})
