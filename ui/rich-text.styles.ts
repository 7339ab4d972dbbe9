import { css } from './css.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

export const heading = css({
  scrollMarginTop: '$28',
  variants: {
    level: {
      major: {
        ...text.heading2,
        marginTop: '$16',
        '@phone': { ...text.heading2['@phone'], marginTop: '$10' },
      },
      minor: {
        ...text.heading3,
        marginTop: '$10',
        '@phone': { ...text.heading3['@phone'], marginTop: '$7' },
      },
    },
  },
})
const flow = { ...text.body3, lineHeight: 1.85, maxWidth: '46em', marginTop: '$4' } as const
export const paragraph = css({ ...flow, whiteSpace: 'pre-line', textWrap: 'pretty' })
export const list = css({
  ...flow,
  paddingLeft: '1.4em',
  whiteSpace: 'pre-line',
  '& li + li': { marginTop: '$2' },
  '& li::marker': { color: readable.primary },
  variants: { ordered: { true: { listStyle: 'decimal' }, false: { listStyle: 'disc' } } },
})
export const tableFrame = css({ marginTop: '$6', overflowX: 'auto' })
export const table = css({
  ...text.body4,
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: '1px solid $ink',
  '& caption': { ...text.label3, textAlign: 'left', paddingBottom: '$3', captionSide: 'top' },
  '& th, & td': {
    padding: '$3 $4 $3 0',
    borderBottom: '1px solid $line',
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: '96px',
  },
  '& th': { fontWeight: 700 },
})
export const quote = css({
  marginTop: '$10',
  marginBottom: '$10',
  '& p': { ...text.heading2, lineHeight: 1.5, whiteSpace: 'pre-line' },
  '& footer': { ...text.body4, marginTop: '$4', color: '$gray600' },
})
export const note = css({
  ...text.body4,
  marginTop: '$8',
  paddingLeft: '$5',
  borderLeft: '2px solid $primary2',
  whiteSpace: 'pre-line',
})
export const figure = css({
  marginTop: '$8',
  '& img': { borderRadius: '$base' },
  '& figcaption': { ...text.body5, marginTop: '$2', color: '$gray600' },
})
export const linkLine = css({ marginTop: '$4' })
export const bold = css({ fontWeight: 700 })
export const textLink = css({
  color: readable.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
})
