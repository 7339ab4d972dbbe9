import { css } from '#ui/css.ts'
import { corner, focusRing } from '../parts/styles.ts'

export const screen = css({ display: 'flex', flexDirection: 'column', minHeight: '100%' })
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '16px 24px 12px',
  '@phone': { padding: '12px 16px 8px' },
})
export const title = css({
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: 1.3,
  '@smallTablet': { fontSize: '18px' },
})
export const count = css({ marginLeft: '8px', fontSize: '14px', fontWeight: 400, color: '$gray600' })
export const about = css({
  width: '100%',
  fontSize: '13px',
  color: '$gray600',
  '@phone': { display: 'none' },
})
export const note = css({ width: '100%' })
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginLeft: 'auto',
  '@media print': { display: 'none' },
})

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  padding: '0 24px 12px',
  '@phone': { padding: '0 16px 10px' },
  '@media print': { display: 'none' },
})
export const searchBox = css({
  position: 'relative',
  flex: '0 1 300px',
  minWidth: '180px',
  '& > svg': { position: 'absolute', left: '10px', top: '50%', marginTop: '-7.5px', color: '$gray600' },
  '& > input': { minHeight: '32px', padding: '4px 10px 4px 32px', fontSize: '13px' },
  '@phone': { flex: '1 1 100%', '& > input': { minHeight: '44px', fontSize: '16px' } },
})
export const bulkBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  position: 'sticky',
  top: 0,
  zIndex: 3,
  margin: '0 24px 8px',
  padding: '6px 6px 6px 12px',
  borderRadius: corner,
  backgroundColor: '$gray900',
  color: '$gray0',
  fontSize: '13px',
  '& > b': { marginRight: '8px' },
  '@phone': { margin: '0 16px 8px' },
})
export const bulkButton = css({
  minHeight: '30px',
  padding: '0 10px',
  borderRadius: '4px',
  fontSize: '13px',
  color: '$gray0',
  '&:hover': { backgroundColor: 'rgba(255,255,255,0.16)' },
  '&:focus-visible': { outline: '2px solid $gray0', outlineOffset: '-2px' },
  '@phone': { minHeight: '44px' },
})

export const tableBox = css({
  flex: 'none',
  minWidth: 0,
  overflowX: 'auto',
  padding: '0 24px',
  '@phone': { padding: 0 },
})
/** A list of texts, which has no columns. */
export const logBox = css({ padding: '0 24px', '@phone': { padding: '0 16px' } })
export const table = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
})
/** Where a table goes from edge to edge, its texts stand under the title. */
const edges = { '&:first-child': { paddingLeft: '16px' }, '&:last-child': { paddingRight: '16px' } } as const
/** Buttons at the end of a row leave all other room to what the row tells. */
const ordering = { width: '1%', textAlign: 'right' } as const
export const headCell = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: '34px',
  padding: '0 10px',
  borderBottom: '1px solid $gray300',
  backgroundColor: '$gray0',
  fontSize: '12px',
  fontWeight: 600,
  color: '$gray700',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    font: 'inherit',
    color: 'inherit',
  },
  '& > button:hover': { color: '$gray900' },
  '& > button:focus-visible': focusRing,
  '@phone': edges,
  variants: {
    numeric: { true: { textAlign: 'right' } },
    extra: { true: { '@smallTablet': { display: 'none' } } },
    ordering: { true: ordering },
  },
})
export const line = css({
  '&:hover > td': { backgroundColor: '$gray50' },
  variants: { selected: { true: { '& > td, &:hover > td': { backgroundColor: '#f0f5f3' } } } },
})
export const cell = css({
  height: '40px',
  padding: '2px 10px',
  borderBottom: '1px solid $gray200',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '280px',
  '@smallTablet': { height: '52px' },
  '@phone': edges,
  variants: {
    numeric: { true: { textAlign: 'right' } },
    extra: { true: { '@smallTablet': { display: 'none' } } },
    ordering: { true: ordering },
    status: { true: { '@phone': { paddingRight: '16px' } } },
    narrow: { true: { width: '40px', paddingRight: 0 } },
    picture: { true: { width: '52px' } },
    // On a narrow screen it has what the others leave, and is cut short there.
    naming: { true: { maxWidth: '420px', width: '38%', '@smallTablet': { maxWidth: 0, width: '100%' } } },
    // With nothing beside it that takes room it takes all.
    alone: { true: { maxWidth: 0 } },
  },
})
export const nameLink = css({
  display: 'block',
  padding: '8px 0',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '&:focus-visible': focusRing,
})
export const picture = css({
  display: 'block',
  width: '32px',
  height: '32px',
  borderRadius: '4px',
  objectFit: 'cover',
  backgroundColor: '$gray100',
})
export const noPicture = css({
  display: 'block',
  width: '32px',
  height: '32px',
  borderRadius: '4px',
  backgroundColor: '$gray100',
})
export const quiet = css({ color: '$gray600' })
/** Part of a price or of a moment that a narrow screen leaves out. */
export const upTo = css({ '@smallTablet': { display: 'none' } })
export const onSale = css({
  marginRight: '8px',
  padding: '1px 5px',
  '@phone': { display: 'none' },
  borderRadius: '3px',
  backgroundColor: '#fbeceb',
  color: '$red',
  fontSize: '11px',
  fontWeight: 600,
})
export const tick = css({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  margin: 0,
  border: '1.5px solid $gray500',
  borderRadius: '4px',
  backgroundColor: '$gray0',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:checked, &:indeterminate': { borderColor: '$primary1', backgroundColor: '$primary1' },
  '&:checked::after': {
    content: '""',
    width: '8px',
    height: '4px',
    border: 'solid $onPrimary',
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-1px) rotate(-45deg)',
  },
  '&:indeterminate::after': { content: '""', width: '8px', height: '2px', backgroundColor: '$onPrimary' },
  '&:focus-visible': focusRing,
  '@smallTablet': { width: '22px', height: '22px' },
})
export const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  padding: '8px 24px 24px',
  fontSize: '13px',
  color: '$gray700',
  '@phone': { padding: '8px 16px 32px', justifyContent: 'center' },
})
export const nothing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '72px 24px',
  color: '$gray700',
  textAlign: 'center',
})
export const fates = css({
  display: 'grid',
  gap: 0,
  marginTop: '12px',
  fontSize: '13px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '52px 64px minmax(0,1fr)',
    gap: '8px',
    padding: '7px 0',
    borderBottom: '1px solid $gray200',
  },
})
/** Faults of a row, one below the other. */
export const faults = css({
  display: 'grid',
  gap: '4px',
  margin: 0,
  paddingLeft: '18px',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  '& li:first-child': { marginTop: '4px' },
})
export const guide = css({
  marginTop: '8px',
  fontSize: '13px',
  '& summary': { cursor: 'pointer', width: 'fit-content', minHeight: '24px', fontWeight: 600 },
  '& ul': { display: 'grid', gap: '4px', margin: '4px 0 0', paddingLeft: '18px', color: '$gray700' },
})
export const fate = css({
  fontWeight: 600,
  variants: {
    of: {
      CREATED: { color: '#1b4e9f' },
      CHANGED: { color: '#146044' },
      SAME: { color: '$gray600', fontWeight: 400 },
      REFUSED: { color: '$red' },
    },
  },
})
/** A part of a screen, below its head. */
export const part = css({ padding: '0 24px 16px', '@phone': { padding: '0 16px 12px' } })
