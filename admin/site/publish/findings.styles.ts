import { css } from '#ui/css.ts'

/** One kind of finding: its name and number, and below them where. */
export const findingGroup = css({
  borderTop: '1px solid $gray200',
  '&:last-of-type': { borderBottom: '1px solid $gray200' },
  '&[open] > summary svg': { transform: 'rotate(90deg)' },
})
export const findingHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '36px',
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 600,
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': {
    flex: 'none',
    width: '15px',
    height: '15px',
    color: '$gray600',
    transition: 'transform 150ms',
  },
  '& > b': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums', color: '$gray700' },
  '@phone': { minHeight: '44px' },
  variants: { blocking: { true: { color: '$red' } } },
})
export const findingList = css({
  padding: '0 0 8px 21px',
  '& > li': {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 0',
  },
  '& > li + li': { borderTop: '1px solid $gray100' },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': {
    flex: 'none',
    padding: '2px 0',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '@phone': { minHeight: '44px', minWidth: '44px', textAlign: 'right' },
  },
})
export const findingWhere = css({ fontSize: '12px', color: '$gray700' })
export const findingText = css({
  margin: '2px 0',
  lineHeight: 1.5,
  '& mark': { padding: '1px 2px', borderRadius: '3px', backgroundColor: '#fdefc3', color: 'inherit' },
})
export const findingAction = css({ fontSize: '12px', lineHeight: 1.55, color: '$gray700' })

/** Heading over all of them, with how many. */
export const checksHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginBottom: '6px',
  fontSize: '13px',
  fontWeight: 700,
  '& > small': { fontSize: '12px', fontWeight: 400, color: '$gray700' },
})
export const acknowledge = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '40px',
  cursor: 'pointer',
  '@phone': { minHeight: '44px' },
})
