import { css } from '#ui/css.ts'
import { focusRing } from '#admin/kit/parts/styles.ts'

/** Pixels of one minute. */
export const scale = 1.4

export const board = css({
  flex: '1 1 auto',
  minHeight: '320px',
  overflow: 'auto',
  borderTop: '1px solid $gray200',
  // Ten hours on a sheet, upright or across; colours tell closed times from open ones.
  '@media print': { overflow: 'visible', zoom: 0.78, printColorAdjust: 'exact' },
})
export const columns = css({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  isolation: 'isolate',
  '@media print': { width: '100%' },
})
export const hours = css({
  position: 'sticky',
  left: 0,
  zIndex: 3,
  flex: 'none',
  width: '56px',
  borderRight: '1px solid $gray200',
  backgroundColor: '$gray0',
  fontSize: '12px',
  color: '$gray600',
  fontVariantNumeric: 'tabular-nums',
})
export const hour = css({
  position: 'absolute',
  right: '8px',
  transform: 'translateY(-50%)',
  '&:first-child': { transform: 'none' },
})
export const column = css({
  flex: '1 0 164px',
  minWidth: 0,
  borderRight: '1px solid $gray200',
  '@media print': { flex: '1 1 0' },
})
export const columnHead = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '40px',
  padding: '0 10px',
  borderBottom: '1px solid $gray300',
  backgroundColor: '$gray0',
  fontSize: '13px',
  fontWeight: 700,
  '& small': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    color: '$gray600',
    fontSize: '12px',
  },
  variants: { today: { true: { color: '$primary1' } } },
})
export const track = css({
  position: 'relative',
  cursor: 'cell',
  variants: { over: { true: { backgroundColor: '$gray50' } } },
})
export const line = css({
  position: 'absolute',
  left: 0,
  right: 0,
  height: 0,
  borderTop: '1px solid $gray200',
  pointerEvents: 'none',
})
export const closed = css({
  position: 'absolute',
  left: 0,
  right: 0,
  backgroundColor: '$gray100',
  pointerEvents: 'none',
  // Sheets have no backgrounds else (`ui/global-styles.ts`).
  '@media print': { '&&': { background: '$colors$gray100 !important' } },
})
/** Time that a doctor prepares or cleans up: taken, and nothing to open. */
export const around = css({
  position: 'absolute',
  left: '3px',
  right: '3px',
  borderRadius: '4px',
  backgroundImage: 'repeating-linear-gradient(135deg, $colors$gray300 0 2px, transparent 2px 7px)',
  pointerEvents: 'none',
})
export const nowLine = css({
  position: 'absolute',
  left: 0,
  right: 0,
  zIndex: 1,
  height: 0,
  borderTop: '2px solid $red',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
})
export const block = css({
  position: 'absolute',
  borderRadius: '4px',
  borderLeft: '3px solid $gray400',
  backgroundColor: '$gray0',
  boxShadow: '0 0 0 1px $colors$gray300',
  color: '$gray900',
  fontSize: '12px',
  lineHeight: 1.35,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:hover, &:focus-within': { zIndex: 2 },
  '@media print': { '&&': { background: '#fff !important' } },
  variants: {
    of: {
      REQUESTED: { borderLeftColor: '$orange', backgroundColor: '#fdf7e8' },
      CONFIRMED: { borderLeftColor: '#1f8a66', backgroundColor: '#eef8f3' },
      DONE: { borderLeftColor: '$gray500', backgroundColor: '$gray100', color: '$gray700' },
      NO_SHOW: { borderLeftColor: '$red', backgroundColor: '#fdf2f1' },
      CANCELLED: {},
      REJECTED: {},
    },
    /** Its own button would hide what it says. */
    crowded: { true: { '&:not(:hover):not(:focus-within) > button + button': { opacity: 0 } } },
    moving: { true: { zIndex: 4, boxShadow: '0 4px 16px rgba(16, 18, 17, 0.24)', cursor: 'grabbing' } },
  },
})
/** All of a block but its own button. */
export const blockOpener = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '3px 26px 3px 7px',
  overflow: 'hidden',
  borderRadius: '4px',
  textAlign: 'left',
  cursor: 'inherit',
  touchAction: 'manipulation',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-tall]': { whiteSpace: 'normal' },
  '& b': { fontWeight: 700 },
  '&:focus-visible': focusRing,
})
/** What a sheet tells without colours. */
export const inPrint = css({ display: 'none', '@media print': { display: 'inline' } })
