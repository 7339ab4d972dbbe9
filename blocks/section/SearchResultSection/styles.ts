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
  '@phone': { ...text.heading1['@phone'], fontSize: '20px', minHeight: '60px' },
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
export const list = css({ borderTop: '1px solid $line' })
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: '$6',
  paddingBlock: '$7',
  borderBottom: '1px solid $line',
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$1', paddingBlock: '$5' },
  '& mark': { backgroundColor: 'transparent', color: readable.accent, fontWeight: 700 },
  '@hover': {
    '&:hover h2': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '1px' },
  },
})
export const place = css({ ...text.body4, color: '$gray600', paddingTop: '3px', '@phone': { paddingTop: 0 } })
export const name = css({ ...text.heading3, fontFamily: '$body' })
export const excerpt = css({ ...text.body3, marginTop: '$2', color: '$gray700', textWrap: 'pretty' })
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
