import { css } from '#ui/css.ts'
import { corner, focusRing } from '../../parts/styles.ts'

/** One column that is never wider than its place, however long a line in it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** A number or a time needs no more room than its digits. */
const numbers =
  '& > :is([data-kind=integer], [data-kind=number], [data-kind=time]) > :is(input, [role=combobox])'
export const fields = css({
  ...column,
  gap: '16px',
  minWidth: 0,
  [numbers]: { maxWidth: '160px' },
  '& > [data-kind=date] > div + div': { maxWidth: '260px' },
})

export const labelRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '20px',
})
export const optional = css({ fontSize: '12px', fontWeight: 400, color: '$gray600' })
export const textButton = css({
  fontSize: '12px',
  color: '$gray600',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover': { color: '$gray900' },
  '&:focus-visible': focusRing,
})

/** A group that opens and closes: nested objects, lists and their items. */
export const group = css({
  minWidth: 0,
  border: '1px solid $gray200',
  borderRadius: corner,
  backgroundColor: '$gray0',
  variants: {
    wrong: { true: { borderColor: '$red' } },
    line: { true: { borderWidth: '0 0 1px', borderRadius: 0 } },
  },
})
export const groupHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '40px',
  padding: '0 6px 0 0',
  borderRadius: corner,
  '&:hover': { backgroundColor: '$gray50' },
})
export const groupToggle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minWidth: 0,
  padding: '0 8px 0 10px',
  fontSize: '13px',
  textAlign: 'left',
  borderRadius: corner,
  '&:focus-visible': focusRing,
  '& > svg': {
    flex: 'none',
    width: '14px',
    height: '14px',
    color: '$gray500',
    transition: 'transform $transitions$quick',
  },
  '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
})
export const groupTitle = css({
  flex: '0 0 auto',
  maxWidth: '70%',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const groupNote = css({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '12px',
  color: '$gray600',
  variants: { wrong: { true: { color: '$red', fontWeight: 600 } } },
})
export const groupBody = css({
  ...column,
  gap: '16px',
  padding: '12px',
  borderTop: '1px solid $gray200',
  variants: { line: { true: { padding: '4px 0 16px 14px', borderTop: 0 } } },
})
export const thumb = css({
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '4px',
  objectFit: 'cover',
  backgroundColor: '$gray100',
})

export const list = css({
  ...column,
  gap: '8px',
  minWidth: 0,
  variants: { lines: { true: { gap: 0, borderTop: '1px solid $gray200' } } },
})
export const plainItem = css({
  display: 'flex',
  alignItems: 'start',
  gap: '4px',
  '& > :first-child': { flex: '1 1 auto', minWidth: 0 },
})
export const itemButtons = css({ display: 'flex', flex: 'none' })
export const empty = css({
  padding: '14px',
  border: '1px dashed $gray300',
  borderRadius: corner,
  fontSize: '13px',
  color: '$gray600',
  textAlign: 'center',
})

export const switchRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '28px',
  fontSize: '13px',
  fontWeight: 600,
  color: '$gray800',
  cursor: 'pointer',
})
export const switchInput = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '34px',
  height: '20px',
  margin: 0,
  borderRadius: '10px',
  backgroundColor: '$gray400',
  cursor: 'pointer',
  transition: 'background-color $transitions$quick',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '2px',
    left: '2px',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    backgroundColor: '$gray0',
    transition: 'transform $transitions$quick',
  },
  '&:checked': { backgroundColor: '$primary1' },
  '&:checked::before': { transform: 'translateX(14px)' },
  '&:focus-visible': focusRing,
})

/** Small buttons under a field, each of which puts something into it. */
export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
export const choice = css({
  minHeight: '28px',
  padding: '0 10px',
  border: '1px solid $gray300',
  borderRadius: '14px',
  fontSize: '13px',
  color: '$gray800',
  cursor: 'pointer',
  '&:hover': { borderColor: '$gray400', backgroundColor: '$gray50' },
  '&[aria-pressed=true]': { borderColor: '$primary1', fontWeight: 600 },
  '&:focus-visible': focusRing,
  '@phone': { minHeight: '44px', padding: '0 14px', borderRadius: '22px' },
})

export const colorRow = css({ display: 'flex', gap: '8px' })
export const imageBox = css({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
})
export const imagePreview = css({
  display: 'grid',
  placeItems: 'center',
  width: '84px',
  height: '84px',
  border: '1px solid $gray200',
  borderRadius: corner,
  // A light chequer shows where a logo is see-through.
  background: 'repeating-conic-gradient($colors$gray100 0 25%, $colors$gray0 0 50%) 0 0 / 12px 12px',
  overflow: 'hidden',
  color: '$gray500',
  fontSize: '12px',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
})
export const imageSide = css({ display: 'grid', gap: '8px', minWidth: 0 })
export const imageActions = css({ display: 'flex', flexWrap: 'wrap', gap: '6px' })

export const unitBox = css({
  position: 'relative',
  '& > input': { paddingRight: '28px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
export const unit = css({
  position: 'absolute',
  right: '10px',
  top: '50%',
  transform: 'translateY(-50%)',
  fontSize: '13px',
  color: '$gray600',
  pointerEvents: 'none',
})
/** A number and its unit on one line. */
export const durationBox = css({
  display: 'flex',
  gap: '8px',
  '& > input': { width: '112px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
export const ticks = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' })
export const tickLabel = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  fontSize: '14px',
  cursor: 'pointer',
  '@smallTablet': { minHeight: '44px' },
})
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  minHeight: '34px',
  padding: '3px 4px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  '&:hover': { borderColor: '$gray400' },
  '&:focus-within': { borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' },
  '& > input': {
    flex: '1 1 120px',
    minWidth: '80px',
    minHeight: '26px',
    padding: '0 6px',
    border: 0,
    outline: 'none',
    background: 'none',
    fontSize: '14px',
    '&::placeholder': { color: '$gray600' },
    '@phone': { minHeight: '36px', fontSize: '16px' },
  },
})
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '26px',
  padding: '0 2px 0 8px',
  borderRadius: '4px',
  backgroundColor: '$gray100',
  fontSize: '13px',
  outline: 'none',
  '&[data-highlighted], &:focus-within': { backgroundColor: '$gray200' },
})
export const chipRemove = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '4px',
  color: '$gray600',
  '&:hover': { color: '$gray900', backgroundColor: '$gray300' },
  '&:focus-visible': focusRing,
})

/** An address and the button that opens where it may lead. */
export const linkRow = css({
  display: 'flex',
  alignItems: 'start',
  gap: '6px',
  '& > button': { flex: 'none', minHeight: '34px', '@phone': { minHeight: '42px' } },
})
export const linkProblem = css({ fontSize: '12px', lineHeight: 1.5, fontWeight: 500, color: '#7a5600' })
/** A search over a list that scrolls by itself. */
export const pickerPopup = css({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  width: 'min(420px, var(--available-width))',
  maxHeight: 'min(400px, var(--available-height))',
  padding: '8px',
  border: '1px solid $gray300',
  borderRadius: '8px',
  backgroundColor: '$gray0',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '13px',
  boxShadow: '0 8px 24px rgba(16, 18, 17, 0.12)',
  outline: 'none',
})
export const pickerList = css({
  minHeight: 0,
  marginTop: '6px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '& [role=option]': { paddingLeft: '8px' },
})
export const pickerGroup = css({
  padding: '8px 8px 2px',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray600',
})

/** What was chosen, a line each, in its order. */
export const chosenList = css({
  display: 'grid',
  counterReset: 'chosen',
  border: '1px solid $gray200',
  borderRadius: corner,
  '&:empty': { display: 'none' },
})
export const chosenLine = css({
  counterIncrement: 'chosen',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '36px',
  padding: '3px 4px 3px 10px',
  fontSize: '13px',
  '& + &': { borderTop: '1px solid $gray200' },
  '&::before': {
    content: 'counter(chosen)',
    flex: 'none',
    minWidth: '14px',
    color: '$gray600',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > :first-child': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  '& > :last-child': { display: 'flex', flex: 'none' },
})
/** Says why visitors do not see what was chosen. */
export const chosenMark = css({
  flex: 'none',
  marginLeft: '4px',
  padding: '1px 6px',
  borderRadius: '4px',
  backgroundColor: '#fdf7e8',
  color: '#7a5600',
  fontSize: '12px',
  fontWeight: 500,
})

/** A list whose items lie open one under the other, told apart by hairlines. */
export const openList = css({ display: 'grid', minWidth: 0, borderTop: '1px solid $gray300' })
export const openHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '34px',
  '& > h3': { fontSize: '15px', fontWeight: 700 },
  '& small': { fontWeight: 400, color: '$gray600', fontSize: '13px' },
  marginBottom: '6px',
  '& + p': { marginBottom: '10px' },
})
export const openItem = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 8px',
  padding: '12px 0 14px',
  borderBottom: '1px solid $gray200',
  '& > div:last-child': { alignContent: 'start', flexWrap: 'wrap', width: '56px', paddingTop: '22px' },
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div:last-child': { justifyContent: 'flex-end', width: 'auto', padding: 0 },
  },
})
/** Short fields side by side: names take what prices, moments and numbers leave. */
export const openFields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: '8px',
  alignItems: 'start',
  '& > *': { gridColumn: 'span 4' },
  '& > [data-kind=won], & > [data-kind=time], & > [data-kind=number]': { gridColumn: 'span 2' },
  '& > [data-kind=date]': { gridColumn: 'span 3' },
  '& > [data-kind=moment]': { gridColumn: 'span 3' },
  '& > [data-kind=integer]': { gridColumn: 'span 1' },
  '& > [data-kind=boolean]': { gridColumn: 'span 8' },
  // A part that folds.
  '& > :not([data-kind])': { gridColumn: '1 / -1' },
  '& > [data-kind=reference]': { gridColumn: 'span 6' },
  '& label': { fontSize: '12px', fontWeight: 500, whiteSpace: 'nowrap' },
  '& [data-optional]': { display: 'none' },
  // Beside the page there is less room, which a day with its weekday needs.
  '@media (min-width: 769px) and (max-width: 1400px)': {
    '& > [data-kind=moment]': { gridColumn: 'span 4' },
  },
  '@phone': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *, & > [data-kind=boolean], & > [data-kind=reference], & > [data-kind=moment]': {
      gridColumn: 'span 2',
    },
    '& > [data-kind=won], & > [data-kind=integer], & > [data-kind=time], & > [data-kind=date]': {
      gridColumn: 'span 1',
    },
  },
})

/** A part of a form under a heading of its own. */
export const part = css({
  ...column,
  gap: '12px',
  minWidth: 0,
  '& + &': { marginTop: '24px' },
  '& > h2': { fontSize: '15px', fontWeight: 700 },
  '& > div': column,
  // Fields of the part's own stand above its messages.
  '& > div > [data-kind]': { marginBottom: '8px' },
})

/** A group on one line: its name, then its short fields. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'center',
  paddingBottom: '12px',
  borderBottom: '1px solid $gray200',
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '8px' },
  '& > p': { gridColumn: '2' },
  '& label': { fontSize: '12px', fontWeight: 400, color: '$gray700' },
  '& [data-optional]': { display: 'none' },
  '@phone': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > p': { gridColumn: '1' },
  },
})
export const rowTitle = css({
  fontSize: '13px',
  fontWeight: 600,
  variants: { wrong: { true: { color: '$red' } } },
})

export const iconChoices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 1fr))',
  gap: '6px',
  borderRadius: '8px',
  variants: { wrong: { true: { outline: '1px solid $colors$red', outlineOffset: '2px' } } },
})
export const iconChoice = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4px',
  minHeight: '60px',
  padding: '6px 4px',
  border: '1px solid $gray200',
  borderRadius: '8px',
  color: '$gray700',
  fontSize: '12px',
  lineHeight: 1.2,
  textAlign: 'center',
  wordBreak: 'keep-all',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    borderColor: '$primary1',
    boxShadow: 'inset 0 0 0 1px $colors$primary1',
    color: '$gray900',
    fontWeight: 700,
  },
  '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.45 },
  '&:has(:focus-visible)': focusRing,
})
