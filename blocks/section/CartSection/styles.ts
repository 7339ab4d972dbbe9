import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  minHeight: '70svh',
  paddingTop: '$16',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$6', paddingBottom: '$6' },
})
export const title = css({
  ...text.heading1,
  marginBottom: '$10',
  '& small': { ...text.heading2, marginLeft: '$2', color: readable.primary },
  '@phone': { ...text.heading1['@phone'], marginBottom: '$4' },
})
export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(320px, 4fr)',
  gap: '$16',
  alignItems: 'start',
  '@tablet': { gap: '$10' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '56px',
  borderBottom: '1px solid $ink',
  '& > h2': { ...text.label2, fontFamily: '$body', letterSpacing: 0 },
})
export const items = css({ '& > li': { borderBottom: '1px solid $line' } })
export const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 96px minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: '$5',
  paddingBlock: '$6',
  '@phone': {
    gridTemplateColumns: '24px 72px minmax(0, 1fr) 44px',
    alignItems: 'start',
    gap: '$3 $3',
    paddingBlock: '$5',
    '& > *:nth-child(4)': { gridColumn: '2 / -1', gridRow: 2 },
  },
  variants: {
    available: { true: {}, false: { color: '$gray600', '& img, & svg': { filter: 'grayscale(1)' } } },
  },
})
export const thumbnail = css({ overflow: 'hidden', borderRadius: '$small' })
export const words = css({ minWidth: 0 })
export const name = css({
  ...text.label1,
  fontFamily: '$body',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  '@hover': { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  '@phone': { ...text.label2, fontWeight: 600 },
})
export const option = css({ ...text.body4, marginTop: '$1', color: '$gray700' })
export const reason = css({ ...text.body4, marginTop: '$2', color: readable.red })
export const end = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '$3',
  '& > p': { justifyContent: 'flex-end', textAlign: 'right' },
  '@phone': { flexDirection: 'row-reverse', alignItems: 'center', justifyContent: 'space-between' },
})
export const remove = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: '$gray600',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { marginTop: '-$3', marginRight: '-$3' },
})
export const gone = css({ marginTop: '$12', '@phone': { marginTop: '$8' } })

/* the sum */
export const summary = css({
  display: 'grid',
  gap: '$4',
  position: 'sticky',
  top: '$28',
  padding: '$7',
  border: '1px solid $line',
  borderRadius: '$base',
  backgroundColor: '$ground',
  '@smallTablet': {
    zIndex: '$floating',
    top: 'auto',
    bottom: 'var(--bottom-bar, 0px)',
    gap: '$3',
    marginInline: '-$sizes$side',
    paddingBlock: '$4',
    paddingInline: '$sizes$side',
    border: 0,
    borderTop: '1px solid $line',
    borderRadius: 0,
  },
  '@phone': { marginInline: '-$sizes$sideMobile', paddingInline: '$sizes$sideMobile' },
})
export const sums = css({
  ...text.body4,
  display: 'grid',
  gap: '$1',
  color: '$gray700',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '$4' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '@phone': { display: 'none' },
})
export const total = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4',
  '& > span': { ...text.label2, paddingBottom: '$1' },
  '& > p': { justifyContent: 'flex-end' },
})
export const note = css({
  ...text.body5,
  color: '$gray600',
  textWrap: 'pretty',
  '@phone': { display: 'none' },
})
