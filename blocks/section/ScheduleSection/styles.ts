import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5 $10',
  marginBottom: '$8',
  '& > :last-child': { minWidth: 0 },
  '@smallTablet': { flexDirection: 'column', alignItems: 'stretch', marginBottom: '$5' },
})
export const months = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  maxWidth: '100%',
  flexShrink: 0,
})
export const month = css({
  ...text.heading2,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 'min(7.2em, calc(100% - 104px))',
  textAlign: 'center',
})
export const step = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid $line',
  borderRadius: '$round',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
})
export const skeleton = css({
  minHeight: '920px',
  borderTop: '1px solid $ink',
  backgroundColor: '$surface',
  '@phone': { minHeight: '520px' },
})
export const table = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderTop: '1px solid $ink',
})
const marks = {
  sunday: { color: readable.red },
  saturday: { color: '$blue' },
  none: {},
}
export const weekday = css({
  ...text.label3,
  height: '48px',
  borderBottom: '1px solid $line',
  variants: { mark: marks },
})
export const cell = css({
  ...text.body4,
  height: '148px',
  padding: '$3',
  borderBottom: '1px solid $line',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '& + &': { borderLeft: '1px solid $line' },
  '&[aria-current]': { boxShadow: 'inset 0 2px 0 $colors$ink' },
  variants: {
    kind: { open: {}, closed: { backgroundColor: '$surface' }, none: {} },
  },
  '@phone': { height: '80px', padding: '6px 2px', textAlign: 'center', '& + &': { borderLeft: 0 } },
})
export const number = css({
  ...text.label2,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  variants: { mark: marks },
  '@phone': { ...text.label3 },
})
export const note = css({
  ...text.label4,
  marginTop: '$1',
  color: '$gray700',
  wordBreak: 'keep-all',
  '@phone': { lineHeight: 1.3 },
})
export const doctors = css({
  ...text.body5,
  marginTop: '$2',
  color: '$gray700',
  '& li + li': { marginTop: '2px' },
  '& strong': { color: '$ink', fontWeight: 500 },
  '@smallTablet': { display: 'none' },
})
export const many = css({
  ...text.body5,
  display: 'none',
  marginTop: '$1',
  color: '$gray600',
  '@smallTablet': { display: 'block' },
})
export const hours = css({
  ...text.body4,
  marginTop: '$2',
  fontVariantNumeric: 'tabular-nums',
  '& span': { display: 'block' },
  '@phone': { ...text.label4, lineHeight: 1.5, marginTop: '2px' },
})
export const notes = css({ marginTop: '$12', '@phone': { marginTop: '$8' } })
export const notesTitle = css({ ...text.heading3, paddingBottom: '$4', borderBottom: '1px solid $ink' })
export const noteRow = css({
  ...text.body3,
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) auto',
  gap: '$1 $4',
  paddingBlock: '$4',
  borderBottom: '1px solid $line',
  '& span': { color: '$gray700' },
  '& strong': { fontWeight: 500 },
  '@phone': {
    ...text.body3['@phone'],
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
})
export const notice = css({ ...text.body4, marginTop: '$6', color: '$gray600' })
