import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  minHeight: '72svh',
  paddingTop: '$16',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$8', paddingBottom: '$16' },
})
export const head = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$6 $10',
  marginBottom: '$10',
  '@phone': { flexDirection: 'column', alignItems: 'stretch', marginBottom: '$6' },
})
export const title = css({ ...text.display2, '@phone': { ...text.display2['@phone'], fontSize: '1.75rem' } })
export const lead = css({
  marginTop: '$4',
  color: '$gray700',
  textWrap: 'pretty',
  ...text.body2,
})
export const list = css({ marginBottom: '$10', borderTop: '1px solid $ink' })
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 96px 132px',
  gap: '$4',
  alignItems: 'center',
  minHeight: '72px',
  paddingBlock: '$4',
  borderBottom: '1px solid $line',
  '@hover': { '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '5px' } },
  '@phone': { gridTemplateColumns: 'auto auto minmax(0, 1fr)', gap: '$1 $3' },
})
export const state = css({
  ...text.body4,
  fontWeight: 500,
  variants: { isReplied: { true: { color: readable.primary }, false: { color: '$gray600' } } },
})
export const name = css({
  ...text.label1,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontFamily: '$body',
  lineHeight: 1.5,
  '& svg': { flex: 'none', color: '$gray600' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@phone': { gridColumn: '1 / -1', gridRow: 1, fontSize: '1rem' },
  variants: { isPrivate: { true: { color: '$gray700' }, false: {} } },
})
export const author = css({ ...text.body4, color: '$gray600' })
export const date = css({ ...text.body4, color: '$gray600', '@pc': { textAlign: 'right' } })
