import { css } from '#ui/css.ts'
import { corner, focusRing, statusFrame } from '#admin/kit/parts/styles.ts'

export const status = css({
  ...statusFrame,
  fontWeight: 600,
  variants: {
    of: {
      REQUESTED: { color: '#8a4a12', '&::before': { backgroundColor: '$orange' } },
      CONFIRMED: { color: '#146044', '&::before': { backgroundColor: '#1f8a66' } },
      DONE: { color: '$gray700', '&::before': { backgroundColor: '$gray500' } },
      NO_SHOW: { color: '$red', '&::before': { border: '2px solid $red' } },
      CANCELLED: { color: '$gray600', '&::before': { border: '2px solid $gray400' } },
      REJECTED: { color: '$gray600', '&::before': { border: '2px solid $gray400' } },
    },
  },
})
export const dayBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  '& > div': { flex: '0 0 156px', '@phone': { flexBasis: '176px' } },
})
export const list = css({ display: 'grid', padding: '0 24px 48px', '@phone': { padding: '0 16px 48px' } })
export const listHead = css({
  padding: '14px 0 6px',
  borderBottom: '1px solid $gray300',
  fontSize: '13px',
  fontWeight: 700,
  color: '$gray800',
})
export const row = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(96px, 1fr) minmax(100px, 2fr) 92px 84px 216px',
  gap: '4px 12px',
  alignItems: 'center',
  minHeight: '44px',
  padding: '5px 0',
  borderBottom: '1px solid $gray200',
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { minWidth: 0 },
  variants: { quiet: { true: { color: '$gray600' } } },
  '@smallTablet': {
    gridTemplateColumns: '88px minmax(0, 1fr) 84px',
    padding: '10px 0',
    '& > [data-actions]': { gridColumn: '1 / -1' },
    '& > [data-what]': { gridColumn: '2' },
    '& > [data-who]': { gridColumn: '2' },
    '& > [data-status]': { gridColumn: '3', gridRow: '1' },
  },
})
export const time = css({
  fontWeight: 700,
  '& small': { fontWeight: 400, color: '$gray600', fontSize: '12px' },
})
export const person = css({
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', color: '$gray600', fontSize: '12px' },
})
export const what = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& small': { display: 'block', color: '$gray700', fontSize: '12px' },
})
export const rowActions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  '@media print': { display: 'none' },
  '& > button': { minHeight: '28px', padding: '0 9px', fontSize: '12px' },
  '@media (pointer: coarse)': { '& > button': { minHeight: '44px' } },
  '@smallTablet': {
    justifyContent: 'flex-start',
    '& > button': { minHeight: '44px', padding: '0 14px', fontSize: '13px' },
  },
})
export const reveal = css({
  color: '$gray700',
  fontSize: '12px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  minHeight: '24px',
  '&:focus-visible': focusRing,
  '@media print': { display: 'none' },
})

/** A board scrolls by itself, below a toolbar that stays. */
export const boardScreen = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media print': { display: 'block', height: 'auto' },
})
/** The days beside the title, where the toolbar that names them is left out. */
export const printedDays = css({
  display: 'none',
  marginLeft: '12px',
  fontSize: '15px',
  fontWeight: 500,
  '@media print': { display: 'inline' },
})
export const viewChoices = css({
  display: 'inline-flex',
  padding: '2px',
  borderRadius: corner,
  backgroundColor: '$gray100',
})
export const viewChoice = css({
  minWidth: '44px',
  minHeight: '28px',
  padding: '0 12px',
  borderRadius: '4px',
  fontSize: '13px',
  color: '$gray700',
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '40px' },
  variants: {
    active: {
      true: {
        backgroundColor: '$gray0',
        color: '$gray900',
        fontWeight: 600,
        boxShadow: '0 1px 2px rgba(16,18,17,0.14)',
      },
    },
  },
})
export const dayName = css({ fontSize: '14px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/** Brings a reservation a step on, or back. */
export const quickStep = css({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: 'min(24px, 100%)',
  borderRadius: '4px',
  color: '$gray700',
  cursor: 'pointer',
  '&:hover:not([aria-disabled=true])': { backgroundColor: '$gray900', color: '$gray0' },
  '&:focus-visible': focusRing,
  '@media print': { display: 'none' },
})
