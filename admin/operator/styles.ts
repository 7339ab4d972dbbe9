import { css } from '#ui/css.ts'
import { corner, focusRing } from '#admin/kit/parts/styles.ts'

export const shell = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: '$gray0',
})
export const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  flex: 'none',
  height: '52px',
  padding: '0 16px 0 24px',
  borderBottom: '1px solid $gray200',
  backgroundColor: '$gray50',
  '& > nav': { display: 'flex', gap: '2px', height: '100%' },
  '& > small': {
    marginLeft: 'auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '13px',
    color: '$gray700',
  },
  '@phone': {
    padding: '0 4px 0 16px',
    '& > small': { fontSize: '12px' },
    '& > button': { width: '44px', height: '44px' },
  },
})
export const mark = css({
  marginRight: '20px',
  fontSize: '15px',
  fontWeight: 800,
  '@phone': { marginRight: '8px' },
})
export const place = css({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  padding: '0 12px',
  fontSize: '14px',
  color: '$gray700',
  '&:hover': { color: '$gray900' },
  '&:focus-visible': focusRing,
  '&[aria-current=page]': { color: '$gray900', fontWeight: 700, boxShadow: 'inset 0 -2px 0 $colors$gray900' },
})
export const stage = css({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  paddingBottom: '48px',
})

/** Host under a clinic's name, and of several how many more there are. */
export const hostLine = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '12px',
  color: '$gray600',
})

/** What of a quota is used: a figure, and how near the end it is. */
export const figure = css({
  fontVariantNumeric: 'tabular-nums',
  '& > small': { color: '$gray600', fontSize: '12px' },
  variants: { full: { true: { color: '$red', fontWeight: 600 } } },
})

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  padding: '0 24px 48px',
  '@phone': { padding: '0 16px 48px' },
})
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'start',
  gap: '4px 40px',
  padding: '8px 24px 24px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '12px', color: '$gray600' },
  '& dd': {
    margin: 0,
    fontSize: '18px',
    fontWeight: 700,
    '& small': { fontSize: '12px', fontWeight: 400, color: '$gray600' },
  },
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 16px', padding: '8px 16px 20px' },
})
export const quotaFields = css({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  width: '100%',
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Hosts in their order. The first says what it is. */
export const hostRows = css({
  display: 'grid',
  width: '100%',
  fontSize: '14px',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    borderBottom: '1px solid $gray200',
    '& > a': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&:hover': { textDecoration: 'underline' },
    },
    '& > a:focus-visible': focusRing,
    '& > small': {
      flex: 'none',
      marginLeft: '4px',
      padding: '1px 6px',
      borderRadius: '3px',
      backgroundColor: '$gray100',
      fontSize: '12px',
      color: '$gray700',
    },
    '& > div': { display: 'flex', flex: 'none', marginLeft: 'auto' },
  },
})
export const adding = css({
  display: 'grid !important',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8px !important',
  maxWidth: 'none !important',
})

export const hostsArea = css({ margin: '5px 0', resize: 'vertical' })

/** A file to choose, and the one that was chosen. */
export const picker = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: '5px 0',
  cursor: 'pointer',
  '& > input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
  '& > span': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '34px',
    padding: '0 12px',
    border: '1px solid $gray300',
    borderRadius: corner,
    fontSize: '13px',
    fontWeight: 500,
    '@phone': { minHeight: '44px' },
  },
  '&:hover > span': { borderColor: '$gray500' },
  '&:has(:focus-visible) > span': focusRing,
  '& > small': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '13px',
    color: '$gray700',
  },
})

/** What a new clinic may begin as: a swatch of its colours and its name. */
export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  marginTop: '5px',
})
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: '0 12px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  fontSize: '14px',
  cursor: 'pointer',
  '& > input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '&:hover': { borderColor: '$gray500' },
  '&:has(:checked)': {
    borderColor: '$gray900',
    boxShadow: 'inset 0 0 0 1px $colors$gray900',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': focusRing,
})
export const swatch = css({
  flex: 'none',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  border: '1px solid $gray300',
})
export const choiceLegend = css({ padding: 0, fontSize: '13px', fontWeight: 600, color: '$gray800' })
export const plainField = css({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const log = css({
  display: 'grid',
  padding: '0 24px',
  fontSize: '14px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '190px minmax(0, 1fr)',
    gap: '2px 16px',
    padding: '10px 0',
    borderBottom: '1px solid $gray200',
  },
  '& time': { fontSize: '13px', color: '$gray600', fontVariantNumeric: 'tabular-nums' },
  '& p > small': {
    display: 'block',
    marginTop: '2px',
    fontSize: '13px',
    color: '$gray600',
    overflowWrap: 'anywhere',
  },
  '@phone': { padding: '0 16px', '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
