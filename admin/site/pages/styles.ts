import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const sections = css({
  margin: '2px 0 8px 10px',
  paddingLeft: '6px',
  borderLeft: '1px solid $gray200',
})
export const sectionRow = css({
  position: 'relative',
  borderRadius: corner,
  '&:hover': { backgroundColor: '$gray100' },
  variants: {
    selected: { true: { backgroundColor: '$gray200', '&:hover': { backgroundColor: '$gray200' } } },
    /** Where what is dragged over it would go. */
    line: {
      none: {},
      above: { boxShadow: '0 -2px 0 $colors$primary1' },
      below: { boxShadow: '0 2px 0 $colors$primary1' },
    },
    moving: { true: { zIndex: 1, opacity: 0.8, backgroundColor: '$gray0' } },
  },
})
export const sectionGrip = css({
  position: 'absolute',
  left: '-5px',
  top: '9px',
  color: '$gray500',
  opacity: 0,
  '& svg': { display: 'block', width: '14px', height: '14px' },
  'button:hover > &, button:focus-visible > &': { opacity: 1 },
})
export const sectionSelect = css({
  display: 'block',
  width: '100%',
  minHeight: '32px',
  padding: '6px 8px',
  borderRadius: corner,
  textAlign: 'left',
  fontSize: '13px',
  lineHeight: 1.4,
  '&:focus-visible': focusRing,
  '@smallTablet': { minHeight: '44px' },
})
export const sectionTitle = css({
  display: 'block',
  fontWeight: 500,
  variants: { wrong: { true: { color: '$red' } }, hidden: { true: { color: '$gray600' } } },
})
export const sectionNote = css({
  display: 'block',
  fontSize: '12px',
  color: '$gray700',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const sectionButtons = css({
  display: 'flex',
  gap: '2px',
  padding: '0 4px 4px',
  // All six fit the narrowest list.
  '@pc': { gap: 0, '& > button': { width: '26px' } },
})
export const pageChoices = css({ listStyle: 'none', '& > li + li': { borderTop: '1px solid $gray200' } })
export const pageChoice = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
  width: '100%',
  minHeight: '40px',
  padding: '10px 8px',
  textAlign: 'left',
  '&:hover': { backgroundColor: '$gray100' },
  '&:focus-visible': focusRing,
  '& small': { fontSize: '12px', color: '$gray700' },
  '@phone': { minHeight: '44px' },
})
/** Stands where the other cards have their picture. */
export const emptyPicture = css({
  aspectRatio: '16 / 9',
  borderBottom: '1px solid $gray200',
  background: 'linear-gradient($colors$gray200 0 0) center / 40% 2px no-repeat $colors$gray50',
})
export const templatePlace = css({ marginTop: '18px', '& > h3': { marginBottom: '8px' } })

export const listTitle = css({
  padding: '12px 8px 6px',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray700',
})
export const emptyNote = css({ padding: '8px', fontSize: '13px', color: '$gray700' })
