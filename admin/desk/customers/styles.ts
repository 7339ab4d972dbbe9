import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

/** Whether somebody has signed up; beside a name. */
export const kind = css({
  marginLeft: '6px',
  fontSize: '12px',
  fontWeight: 400,
  color: '$gray600',
})
/** Second line of a cell on a narrow screen. */
export const below = css({
  display: 'none',
  '@smallTablet': { display: 'block', fontSize: '12px', fontWeight: 400, color: '$gray600' },
})
export const person = css({ display: 'flex', alignItems: 'center', gap: '10px' })
export const textButton = css({
  minHeight: '32px',
  color: '$gray900',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationColor: '$colors$gray400',
  whiteSpace: 'nowrap',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&:focus-visible': focusRing,
  '@smallTablet': { minHeight: '44px' },
  variants: { small: { true: { fontSize: '12px', color: '$gray700' } } },
})

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: '0 48px',
  alignItems: 'start',
  padding: '4px 24px 48px',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@phone': { padding: '0 16px 48px' },
})
export const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& > small': { fontSize: '13px', color: '$gray600' },
})
/** What is asked for first: when somebody comes next. */
export const next = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '12px 0 16px',
  borderBottom: '1px solid $gray200',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { fontSize: '13px', color: '$gray700' },
  '& > button': { fontSize: '20px', fontWeight: 700 },
  '& > p': { fontSize: '15px', color: '$gray700' },
})
export const section = css({
  minWidth: 0,
  padding: '18px 0',
  '& + &': { borderTop: '1px solid $gray200' },
  '& > h2': { marginBottom: '8px', fontSize: '14px', fontWeight: 700 },
  '& > p': { fontSize: '13px', color: '$gray600' },
})
export const facts = css({
  display: 'grid',
  gap: '7px',
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: '12px' },
  '& dt': { fontSize: '13px', color: '$gray600' },
  '& dd': { overflowWrap: 'anywhere' },
})
export const bookings = css({
  display: 'grid',
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr) 92px 88px',
    gap: '2px 12px',
    alignItems: 'center',
    minHeight: '40px',
    borderBottom: '1px solid $gray200',
    '@phone': { gridTemplateColumns: 'minmax(0, 1fr) 88px', padding: '4px 0' },
  },
  '& > li > button': { justifySelf: 'start' },
  '& > li > [data-what]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@phone': { gridColumn: '1 / -1', gridRow: 2, whiteSpace: 'normal' },
  },
  '& > li > [data-doctor]': { '@phone': { display: 'none' } },
})
export const said = css({
  display: 'grid',
  gap: '8px',
  fontSize: '13px',
  '& > li': { display: 'grid', gap: '1px' },
  '& small': { color: '$gray600', fontVariantNumeric: 'tabular-nums' },
})
export const rights = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '10px' })
