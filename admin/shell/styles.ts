import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const shell = css({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: '$gray0',
  variants: { folded: { true: { gridTemplateColumns: '56px minmax(0, 1fr)' } } },
  '@smallTablet': { display: 'flex !important', flexDirection: 'column' },
  '@media print': { '&&': { display: 'block !important', height: 'auto', overflow: 'visible' } },
})
export const stage = css({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  flex: '1 1 auto',
  '&:focus': { outline: 'none' },
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '@media print': { overflow: 'visible' },
})

export const rail = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: '1px solid $gray200',
  backgroundColor: '$gray50',
  '@smallTablet': { display: 'none' },
  '@media print': { display: 'none' },
})
export const drawer = css({
  position: 'fixed',
  inset: '0 auto 0 0',
  margin: 0,
  padding: 0,
  width: 'min(300px, 84vw)',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  backgroundColor: '$gray50',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: 'rgba(16, 18, 17, 0.4)' },
})
export const clinic = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  flex: 'none',
  minHeight: '52px',
  padding: '0 10px 0 16px',
  fontSize: '14px',
  fontWeight: 700,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { folded: { true: { padding: 0, justifyContent: 'center', '& > span': { display: 'none' } } } },
})
export const find = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  minHeight: '34px',
  margin: '0 8px 6px',
  padding: '0 8px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  color: '$gray700',
  fontSize: '13px',
  '& svg': { flex: 'none', width: '15px', height: '15px' },
  '& kbd': { marginLeft: 'auto', fontFamily: '$body', fontSize: '11px', color: '$gray600' },
  '&:hover': { borderColor: '$gray500' },
  '&:focus-visible': focusRing,
  '@smallTablet': { minHeight: '44px', '& kbd': { display: 'none' } },
  variants: {
    folded: { true: { justifyContent: 'center', padding: 0, '& > span, & > kbd': { display: 'none' } } },
  },
})
export const menu = css({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 8px 16px',
  '& ul': { display: 'grid', gap: '1px' },
})
export const group = css({
  padding: '16px 8px 6px',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray600',
  variants: { folded: { true: { height: '17px', padding: '8px 0', '& > span': { display: 'none' } } } },
})
export const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '34px',
  padding: '0 8px',
  borderRadius: corner,
  color: '$gray800',
  fontSize: '14px',
  '& svg': { flex: 'none', width: '17px', height: '17px', color: '$gray600' },
  '&:hover': { backgroundColor: '$gray200' },
  '&:focus-visible': focusRing,
  '&[aria-current=page]': {
    backgroundColor: '$gray200',
    color: '$gray900',
    fontWeight: 700,
    '& svg': { color: '$primary1' },
  },
  '@smallTablet': { minHeight: '44px' },
  variants: {
    folded: { true: { justifyContent: 'center', padding: 0, '& > span': { display: 'none' } } },
  },
})
export const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  flex: 'none',
  minHeight: '52px',
  padding: '4px 8px',
  borderTop: '1px solid $gray200',
  fontSize: '13px',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: '1 1 auto',
    minWidth: 0,
    minHeight: '44px',
    padding: '0 8px',
    borderRadius: corner,
    lineHeight: 1.35,
  },
  '& > a > svg': { flex: 'none', width: '17px', height: '17px', color: '$gray600' },
  '& > a > span': { minWidth: 0 },
  '& > a:hover, & > a[aria-current=page]': { backgroundColor: '$gray200' },
  '& > a:focus-visible': focusRing,
  '& b': {
    display: 'block',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { color: '$gray700', fontSize: '12px' },
  variants: {
    folded: {
      true: {
        flexDirection: 'column',
        padding: '4px 8px',
        '& > a': { justifyContent: 'center', width: '100%', padding: 0 },
        '& > a > span': { display: 'none' },
      },
    },
  },
})
export const topBar = css({
  display: 'none',
  '@smallTablet': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    flex: 'none',
    height: '48px',
    padding: '0 8px',
    borderBottom: '1px solid $gray200',
    backgroundColor: '$gray0',
    fontWeight: 700,
    fontSize: '15px',
    '& button': { width: '44px', height: '44px' },
    '& > button:last-child': { marginLeft: 'auto' },
  },
  '@media print': { '&&': { display: 'none' } },
})
/** Says above every screen what holds for all of them. */
export const noticeBar = css({
  padding: '10px 24px',
  borderBottom: '1px solid #e6c98a',
  backgroundColor: '#fdf7e8',
  fontSize: '13px',
  '& a': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@phone': { padding: '10px 16px' },
})
