import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

/** One line that is pushed aside where it is too long, to the edges of a phone. */
const line = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
} as const
const toTheEdges = { marginInline: '-$sizes$sideMobile', paddingInline: '$sizes$sideMobile' } as const

/** Right below the title of the page. */
export const headless = css({ '&&': { paddingTop: '$6', '@phone': { paddingTop: '$2' } } })
export const filters = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'end',
  gap: '$4 $10',
  '& > :only-child': { gridColumn: '1 / -1' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', '& > form': { order: -1 } },
})
export const categories = css({ minWidth: 0 })
export const tabs = css({
  ...line,
  gap: '$7',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '@phone': { ...toTheEdges, gap: '$6' },
})
export const tab = css({
  ...text.label1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '56px',
  whiteSpace: 'nowrap',
  transition: 'color $quick',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { ...text.label2, minHeight: '48px' },
  variants: {
    chosen: {
      true: { color: '$ink', boxShadow: 'inset 0 -2px 0 $colors$ink' },
      false: { color: '$gray600' },
    },
  },
})
export const icon = css({
  flex: 'none',
  width: '32px',
  marginRight: '$2',
  overflow: 'hidden',
  borderRadius: '$round',
})
export const parts = css({ ...line, gap: '$2', paddingTop: '$5', '@phone': toTheEdges })
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '$2' })
export const chip = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '40px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  maxWidth: '100%',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '@phone': { minHeight: '44px' },
  variants: {
    chosen: { true: { borderColor: '$ink', backgroundColor: '$ink', color: '$gray0' }, false: {} },
  },
})
export const search = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  alignItems: 'center',
  borderBottom: '1px solid $ink',
  '&:focus-within': { boxShadow: '0 1px 0 $colors$ink' },
})
export const field = css({
  ...text.body3,
  width: '100%',
  minHeight: '55px',
  border: 0,
  padding: 0,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  outline: 'none',
  '&::placeholder': { color: '$gray600', opacity: 1 },
  // Smaller letters make a phone zoom in.
  '@phone': { fontSize: '1rem', minHeight: '48px' },
})
export const submit = css({ display: 'grid', placeItems: 'center', width: '48px', height: '48px' })
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $6',
  minHeight: '64px',
  marginTop: '$4',
  marginBottom: '$6',
  '@phone': { display: 'block', marginTop: '$3', marginBottom: '$2' },
})
export const narrowed = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2 $4' })
export const count = css({
  ...text.body4,
  minWidth: '4em',
  color: '$gray700',
  '& strong': { color: '$ink', fontVariantNumeric: 'tabular-nums' },
})
export const sorts = css({
  ...line,
  gap: '$5',
  '@phone': { ...toTheEdges, marginTop: '$1', gap: '$4' },
})
export const sort = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  '@hover': { '&:hover': { color: '$ink' } },
  variants: { chosen: { true: { color: '$ink', fontWeight: 700 }, false: { color: '$gray600' } } },
})
export const pages = css({ marginTop: '$16', '&:empty': { display: 'none' }, '@phone': { marginTop: '$8' } })
