import { css } from '#ui/css.ts'
import { corner, focusRing } from '../parts/styles.ts'

/** Where files may be dropped. */
export const dropArea = css({
  variants: {
    over: { true: { outline: '2px dashed $primary1', outlineOffset: '-6px', backgroundColor: '$gray50' } },
  },
})
export const libraryBody = css({
  padding: '0 24px',
  '&:last-of-type': { paddingBottom: '48px' },
  '@phone': { padding: '0 16px' },
})
/** The dialog has sides of its own. */
export const pickerBody = css({ '& > [role=search]': { padding: '0 0 12px' } })
export const pickerHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: '12px',
  fontSize: '13px',
  color: '$gray700',
  '& + *': { marginBottom: '12px' },
})
/** Only of use on a device that is touched. */
export const onTouch = css({ display: 'none', '@media (pointer: coarse)': { display: 'contents' } })

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '12px',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px' },
})
export const card = css({ position: 'relative' })
export const pick = css({
  display: 'block',
  width: '100%',
  border: '1px solid $gray200',
  borderRadius: corner,
  overflow: 'hidden',
  textAlign: 'left',
  '&:hover': { borderColor: '$gray500' },
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  variants: {
    selected: { true: { borderColor: '$primary1', boxShadow: 'inset 0 0 0 1px $colors$primary1' } },
  },
})
export const picture = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  backgroundColor: '$gray100',
})
export const name = css({
  display: 'block',
  padding: '6px 8px',
  fontSize: '12px',
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& small': { display: 'block', color: '$gray600', fontSize: '11px' },
  '& svg': { verticalAlign: '-1px' },
})
export const selectBox = css({
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  cursor: 'pointer',
  '@phone': { width: '44px', height: '44px' },
})
export const failure = css({ padding: '20px 0', textAlign: 'center' })

export const uploadPanel = css({
  marginBottom: '16px',
  border: '1px solid $gray300',
  borderRadius: corner,
  '& > ul': { maxHeight: '420px', overflowY: 'auto', overscrollBehavior: 'contain' },
})
export const uploadItem = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'start',
  padding: '12px',
  borderBottom: '1px solid $gray200',
  '@phone': { gridTemplateColumns: '64px minmax(0, 1fr) auto', gap: '10px' },
})
export const chosen = css({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: '4px',
  backgroundColor: '$gray100',
})
export const uploadFields = css({
  display: 'grid',
  gap: '6px',
  maxWidth: '520px',
  '& > b': { fontSize: '12px', fontWeight: 400, color: '$gray600', overflowWrap: 'anywhere' },
})
export const uploadFoot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px',
  padding: '12px',
  '& > div': { display: 'grid', gap: '6px', flex: '0 1 280px' },
  '@phone': { '& > div': { flex: '1 1 100%' } },
})
export const decorative = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  fontSize: '13px',
  cursor: 'pointer',
  '@phone': { minHeight: '44px' },
})
export const progress = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '6px',
  border: 0,
  borderRadius: '3px',
  overflow: 'hidden',
  backgroundColor: '$gray200',
  '&::-webkit-progress-bar': { backgroundColor: '$gray200' },
  '&::-webkit-progress-value': { backgroundColor: '$primary1' },
  '&::-moz-progress-bar': { backgroundColor: '$primary1' },
})

export const fileColumns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: '20px',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const largePicture = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '560px',
  objectFit: 'contain',
  borderRadius: corner,
  backgroundColor: '$gray100',
  '@smallTablet': { maxHeight: '44dvh' },
})
export const fileForm = css({
  display: 'grid',
  gap: '14px',
  '& > div:not([role])': { display: 'grid', gap: '6px', justifyItems: 'start' },
})
export const fileActions = css({ gridAutoFlow: 'column', justifyContent: 'start' })
export const facts = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '6px 8px',
  alignItems: 'baseline',
  fontSize: '13px',
  '& dt': { color: '$gray600' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& button': { minHeight: 0, padding: '0', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const usesList = css({
  display: 'grid',
  gap: '4px',
  width: '100%',
  fontSize: '13px',
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& a:focus-visible': focusRing,
})

export const ratioChoices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  margin: '0 0 12px',
  padding: 0,
  border: 0,
  '& > legend': { float: 'left', marginRight: '6px', fontSize: '13px', fontWeight: 600 },
  'p + &': { margin: '12px 0 0' },
})
export const ratioChoice = css({
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0 },
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: '0 10px',
    border: '1px solid $gray300',
    borderRadius: corner,
    fontSize: '13px',
    '@phone': { minHeight: '44px' },
  },
  '& input:checked + span': {
    borderColor: '$primary1',
    boxShadow: 'inset 0 0 0 1px $colors$primary1',
    fontWeight: 600,
  },
  '& input:focus-visible + span': focusRing,
})
export const cropFrame = css({
  display: 'grid',
  placeItems: 'center',
  marginBottom: '8px',
  padding: '8px',
  backgroundColor: '$gray100',
  borderRadius: corner,
})
export const cropPicture = css({ display: 'block', maxHeight: 'min(440px, 48dvh) !important' })

/** An address and the button that takes it. */
export const addressRow = css({
  display: 'flex',
  gap: '6px',
  margin: '4px 0',
  maxWidth: '640px',
  '& > button': { minHeight: '34px', '@phone': { minHeight: '42px' } },
})
