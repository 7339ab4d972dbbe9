import { css } from './css.ts'
import { text } from './text.ts'

export const list = css({ borderTop: '1px solid $ink' })
export const item = css({
  borderBottom: '1px solid $line',
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
  // Where a browser can, it opens and closes with a movement.
  '@supports (interpolate-size: allow-keywords)': {
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      blockSize: 0,
      overflowY: 'clip',
      transition: 'block-size $base, content-visibility $base allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
})
export const title = css({
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
export const content = css({
  ...text.body3,
  lineHeight: 1.8,
  color: '$gray700',
  maxWidth: '44em',
  paddingBottom: '$8',
  '& > :first-child': { marginTop: 0 },
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body3['@phone'], paddingBottom: '$6' },
})
