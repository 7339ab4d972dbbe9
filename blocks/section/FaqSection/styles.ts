import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: '$14',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
})
/** Above each other in the narrow column, the link to all last. */
export const head = css({ flexDirection: 'column', alignItems: 'start' })
export const list = css({ borderTop: '1px solid $ink' })
export const item = css({
  borderBottom: '1px solid $line',
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
})
export const question = css({
  ...text.heading3,
  fontFamily: '$body',
  fontWeight: 500,
  textWrap: 'pretty',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  gap: '$6',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '$6',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform $base', color: '$gray600' },
  '@hover': { '&:hover svg': { color: '$ink' } },
  '@phone': { ...text.label2, gap: '$4', paddingBlock: '$5' },
})
export const answer = css({
  ...text.body3,
  lineHeight: 1.8,
  color: '$gray700',
  maxWidth: '44em',
  paddingBottom: '$8',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body3['@phone'], paddingBottom: '$6' },
})
