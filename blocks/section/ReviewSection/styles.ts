import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const list = css({ borderTop: '1px solid $ink' })
export const review = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: '$4 $6',
  paddingBlock: '$8',
  borderBottom: '1px solid $line',
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '$6' },
})
export const side = css({
  '@phone': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $3' },
})
export const rating = css({
  display: 'flex',
  gap: '2px',
  color: readable.accent,
  '& [data-filled="true"]': { fill: 'currentColor' },
})
export const author = css({ ...text.label3, marginTop: '$2', '@phone': { marginTop: 0 } })
export const fact = css({ ...text.body4, color: '$gray600' })
export const title = css({ ...text.heading3, textWrap: 'pretty' })
export const content = css({
  ...text.body3,
  lineHeight: 1.8,
  maxWidth: '44em',
  marginTop: '$3',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
})
export const images = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 160px))',
  gap: '$2',
  marginTop: '$4',
  '& img': { borderRadius: '$small' },
})
export const products = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $4',
  marginTop: '$2',
  color: '$gray700',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
})
export const pages = css({ marginTop: '$12', '@phone': { marginTop: '$8' } })
export const notice = css({ ...text.body4, marginTop: '$8', color: '$gray600', whiteSpace: 'pre-line' })
