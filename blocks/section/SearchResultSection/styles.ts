import { css, keyframes } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  paddingTop: '$16',
  paddingBottom: '$32',
  minHeight: '70svh',
  '@phone': { paddingTop: '$7', paddingBottom: '$16' },
})
export const title = css({ ...text.label2, color: readable.primary, fontFamily: '$body' })
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'center',
  borderBottom: '2px solid $ink',
  marginTop: '$3',
  '&:focus-within': { borderColor: '$primary1' },
})
export const searching = css({ position: 'relative' })
export const offers = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 1,
  maxHeight: '60svh',
  overflowY: 'auto',
  padding: '$2 $5',
  border: '1px solid $line',
  borderRadius: '0 0 $small $small',
  backgroundColor: '$ground',
})
export const field = css({
  ...text.heading1,
  width: '100%',
  minHeight: '80px',
  border: 0,
  padding: 0,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  outline: 'none',
  '&::placeholder': { color: '$gray600', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '@phone': { ...text.heading1['@phone'], fontSize: '1.25rem', minHeight: '60px' },
})
export const submit = css({ display: 'grid', placeItems: 'center', width: '56px', height: '56px' })
export const count = css({
  ...text.body3,
  marginTop: '$10',
  paddingBottom: '$4',
  color: '$gray700',
  '& strong': { color: '$ink' },
  '@phone': { ...text.body3['@phone'], marginTop: '$7' },
})
export const meant = css({
  display: 'block',
  marginBottom: '$2',
  '& a': {
    color: readable.primary,
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
})
export const tabs = css({
  display: 'flex',
  gap: '$2',
  paddingBottom: '$6',
  '@phone': {
    // One line that is pushed aside, to the edges of the screen.
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '16px',
    paddingBottom: '$4',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
})
export const tab = css({
  ...text.label2,
  flex: 'none',
  minHeight: '44px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  background: 'none',
  color: '$ink',
  cursor: 'pointer',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '@phone': { fontSize: '0.9375rem' },
  variants: {
    chosen: {
      true: { borderColor: '$ink', backgroundColor: '$ink', color: '$gray0', '& span': { color: 'inherit' } },
      false: {},
    },
  },
})
export const number = css({ marginLeft: '2px', color: '$gray600', fontVariantNumeric: 'tabular-nums' })
export const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: '$6',
  borderTop: '1px solid $ink',
  paddingBottom: '$12',
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  '@phone': { paddingBottom: '$8' },
})
export const groupTitle = css({
  ...text.heading3,
  fontFamily: '$body',
  paddingTop: '$7',
  '& span': { marginLeft: '$1', fontWeight: 500 },
  '@tablet': { paddingTop: '$5' },
  '@phone': { ...text.heading3['@phone'], paddingTop: '$5' },
})
export const list = css({ '& > li + li': { borderTop: '1px solid $line' } })
export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$6',
  paddingBlock: '$7',
  '@phone': { gap: '$4', paddingBlock: '$5' },
  '& mark': { backgroundColor: 'transparent', color: readable.accent, fontWeight: 700 },
  variants: {
    linked: {
      true: {
        '@hover': {
          '&:hover h3': {
            textDecoration: 'underline',
            textUnderlineOffset: '6px',
            textDecorationThickness: '1px',
          },
        },
      },
    },
  },
})
export const words = css({ flex: 1, minWidth: 0 })
export const thumbnail = css({
  flex: 'none',
  alignSelf: 'flex-start',
  width: '120px',
  overflow: 'hidden',
  borderRadius: '$small',
  '@phone': { width: '88px' },
})
export const place = css({ ...text.body4, marginTop: '$2', color: '$gray600' })
export const name = css({ ...text.heading3, fontFamily: '$body' })
export const excerpt = css({ ...text.body3, marginTop: '$2', color: '$gray700', textWrap: 'pretty' })
export const cost = css({ marginTop: '$3' })
export const more = css({ marginTop: '$2' })
export const empty = css({
  paddingBlock: '$16',
  borderBottom: '1px solid $line',
  '@phone': { paddingBlock: '$10' },
})
export const emptyTitle = css({ ...text.heading2 })
export const emptyText = css({ ...text.body3, marginTop: '$3', color: '$gray700' })
export const keywords = css({ marginTop: '$12', '@phone': { marginTop: '$8' } })
export const keywordTitle = css({ ...text.label3, fontFamily: '$body', color: '$gray600', letterSpacing: 0 })
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '$2', marginTop: '$4' })
export const chip = css({
  ...text.label2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$5',
  border: '1px solid $line',
  borderRadius: '$control',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
})
const breathe = keyframes({ from: { opacity: 0.5 }, to: { opacity: 1 } })
export const bone = css({
  height: '20px',
  borderRadius: '$small',
  backgroundColor: '$surface',
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  variants: { width: { short: { width: '30%' }, long: { width: '80%', marginTop: '$3' } } },
})
