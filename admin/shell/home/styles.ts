import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 48px',
  maxWidth: '1152px',
  margin: '0 24px',
  padding: '8px 0 20px',
  borderBottom: '1px solid $gray200',
  '@phone': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 16px',
    margin: '0 16px',
  },
})
export const figure = css({
  display: 'grid',
  gap: '2px',
  padding: '6px 0',
  borderRadius: corner,
  '& span': { fontSize: '13px', color: '$gray700' },
  '& b': { fontSize: '28px', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '2px' },
  '&:focus-visible': focusRing,
})
/** What waits for its time, over the columns; nothing where nothing does. */
export const band = css({
  maxWidth: '1200px',
  padding: '20px 24px 0',
  '&:empty': { display: 'none' },
  '@phone': { padding: '16px 16px 0' },
})
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0 64px',
  padding: '20px 24px 28px',
  maxWidth: '1200px',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
  '@phone': { padding: '16px 16px 28px' },
  variants: {
    isDivided: {
      true: {
        maxWidth: '1152px',
        margin: '0 24px',
        padding: '20px 0 48px',
        borderTop: '1px solid $gray200',
        '@phone': { margin: '0 16px', padding: '16px 0 48px' },
      },
    },
  },
})
export const stack = css({ display: 'grid', alignContent: 'start', gap: '28px', minWidth: 0 })
export const panel = css({
  minWidth: 0,
  '& > h2': { marginBottom: '6px', fontSize: '14px', fontWeight: 700 },
})
/** A title with what one does about what is below it. */
export const headed = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '21px',
  marginBottom: '6px',
  '& > h2': { fontSize: '14px', fontWeight: 700 },
  '& > button': { marginBlock: '-6px' },
})
export const nothing = css({ padding: '6px 0', fontSize: '13px', lineHeight: 1.6, color: '$gray600' })
export const rows = css({ '& > li': { borderBottom: '1px solid $gray200' } })
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '48px',
  padding: '6px 0',
  fontSize: '13px',
  color: 'inherit',
  '& time': { flex: 'none', width: '104px', color: '$gray700', fontVariantNumeric: 'tabular-nums' },
  '& > span': { flex: '1 1 auto', minWidth: 0 },
  '& b': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '14px',
    fontWeight: 600,
  },
  '& small': { display: 'block', fontSize: '12px', lineHeight: 1.5, color: '$gray600' },
  'a&:hover': { backgroundColor: '$gray50' },
  '&:focus-visible': focusRing,
})
export const shortcuts = css({ display: 'grid', '& li': { borderBottom: '1px solid $gray200' } })
export const shortcut = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  padding: '6px 4px',
  fontSize: '13px',
  color: '$gray600',
  '& svg': { flex: 'none', width: '18px', height: '18px' },
  '& b': { display: 'block', fontSize: '14px', fontWeight: 600, color: '$gray900' },
  '&:hover': { backgroundColor: '$gray50' },
  '&:focus-visible': focusRing,
})
