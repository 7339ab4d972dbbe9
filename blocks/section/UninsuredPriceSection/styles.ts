import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const title = css({
  ...text.heading2,
  marginBottom: '$6',
  '@phone': { ...text.heading2['@phone'], marginBottom: '$4' },
  variants: { isSecond: { true: { marginTop: '$20', '@phone': { marginTop: '$14' } } } },
})
export const words = css({ ...text.body2, maxWidth: '40em', color: '$gray700', textWrap: 'pretty' })
export const frame = css({ overflowX: 'auto' })
export const table = css({
  ...text.body3,
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: '1px solid $ink',
  '& caption': { ...text.body4, paddingBottom: '$3', textAlign: 'left', color: '$gray600' },
  '& th, & td': {
    paddingBlock: '$3',
    paddingRight: '$4',
    borderBottom: '1px solid $line',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { ...text.label3, fontWeight: 700 },
  '& tbody th': { width: '42%', fontWeight: 400 },
  '& td': { color: '$gray700' },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
  '@hover': { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  '@phone': { ...text.body4, '& a': { display: 'inline-block', paddingBlock: '11px', marginBlock: '-11px' } },
})
export const group = css({
  '&&': { ...text.label2, paddingTop: '$8', fontWeight: 700, textAlign: 'left' },
})
export const amount = css({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&&': { color: '$ink' },
})
export const note = css({
  ...text.body4,
  marginTop: '$4',
  color: '$gray600',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
})
export const pages = css({ marginTop: '$8', '&:empty': { display: 'none' } })
