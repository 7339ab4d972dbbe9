import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  minHeight: '72svh',
  paddingTop: '$16',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$8', paddingBottom: '$16' },
})
export const title = css({
  marginBottom: '$8',
  outline: 'none',
  ...text.display2,
  '@phone': { ...text.display2['@phone'], fontSize: '1.75rem', marginBottom: '$4' },
})
export const periods = css({
  display: 'flex',
  gap: '$6',
  borderBottom: '1px solid $ink',
  '& a': {
    ...text.label1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '56px',
    color: '$gray600',
    '@phone': { ...text.label2, minHeight: '48px' },
  },
  '& a[aria-current]': { color: '$ink', fontWeight: 700, boxShadow: 'inset 0 -3px 0 $colors$ink' },
})
export const list = css({ marginBottom: '$10' })
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) auto 20px',
  gap: '$2 $6',
  alignItems: 'center',
  paddingBlock: '$7',
  borderBottom: '1px solid $line',
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '&:hover > svg': { transform: 'translateX(4px)' } },
  '@smallTablet': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: '$5',
    '& > svg': { display: 'none' },
  },
  variants: { isEnded: { true: { '& time': { color: '$gray600' } }, false: {} } },
})
/** A request to be called, which opens nothing: the row with its buttons below. */
export const request = css({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) auto',
  gap: '$2 $6',
  alignItems: 'center',
  paddingBlock: '$7',
  borderBottom: '1px solid $line',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '$5' },
  variants: { isEnded: { true: { '& time': { color: '$gray600' } }, false: {} } },
})
export const requestActions = css({
  ...text.body4,
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '& > span': { '@phone': { width: '100%' } },
  '& > button': {
    ...text.label2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '5px',
  },
  '@smallTablet': { gridColumn: '1 / -1', order: 4 },
})
export const when = css({
  ...text.label2,
  '& strong': { fontWeight: 700, fontSize: '1.25rem', marginLeft: '$2' },
  '@smallTablet': { '& strong': { fontSize: '1.0625rem' } },
})
export const what = css({
  '& h2': { ...text.label1, fontFamily: '$body', lineHeight: 1.5 },
  '& h2 button': { textAlign: 'left' },
  '& h2 a::after, & h2 button::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { ...text.body4, color: '$gray600' },
  '@smallTablet': { gridColumn: '1 / -1', order: 3 },
})
export const status = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: '$3',
  borderRadius: '$control',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  backgroundColor: '$surface',
  variants: {
    status: {
      CONFIRMED: { color: readable.primary },
      REQUESTED: { color: '$ink' },
      DONE: { color: '$gray700', fontWeight: 500 },
      CANCELLED: { color: '$gray700', fontWeight: 500 },
      REJECTED: { color: readable.red },
      NO_SHOW: { color: '$gray700', fontWeight: 500 },
    },
  },
})
export const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '$6',
  paddingBlock: '$20',
  ...text.body2,
  color: '$gray700',
  textAlign: 'center',
  '@phone': { ...text.body2['@phone'], paddingBlock: '$14' },
})
export const opened = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '$10 $16',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$7' },
})
export const state = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  marginBottom: '$5',
})
export const facts = css({
  borderTop: '1px solid $ink',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    gap: '$4',
    paddingBlock: '$4',
    borderBottom: '1px solid $line',
    ...text.body3,
    '@phone': { gridTemplateColumns: '88px minmax(0, 1fr)' },
  },
  '& dt': { color: '$gray600' },
  '& dd': { fontWeight: 500, whiteSpace: 'pre-line' },
})
export const actions = css({ display: 'grid', gap: '$3' })
export const limits = css({
  ...text.body4,
  color: '$gray700',
  textWrap: 'pretty',
  '& a': { fontWeight: 700, whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const reviews = css({
  display: 'grid',
  gap: '$3',
  '& h2': { ...text.label1, fontFamily: '$body' },
  '& ul': { display: 'grid', gap: '$2' },
  '& a': { width: '100%' },
})
export const cancel = css({
  padding: '$6',
  borderRadius: '$small',
  border: '1px solid $line',
  '@phone': { padding: '$5' },
})
export const cancelText = css({ ...text.body3, fontWeight: 500 })
export const back = css({
  ...text.label2,
  marginTop: '$10',
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '5px',
  },
})
export const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$1 $4',
  marginTop: '$2',
})
export const members = css({
  ...text.body4,
  display: 'grid',
  gap: '$3',
  marginTop: '$8',
  paddingTop: '$8',
  borderTop: '1px solid $line',
  color: '$gray700',
  '& a': { color: '$ink', width: '100%' },
})
