import { css } from '../css.ts'
import { text } from '../text.ts'
import { barHeight } from './box-height.ts'

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$ground',
  color: '$ink',
})

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: `${barHeight}px`,
  padding: '0 $2 0 $5',
  // Narrow as the picture may be, a line ends between words.
  overflowWrap: 'normal',
  '@phone': { padding: '0 $1 0 $4' },
})

export const close = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flexShrink: 0,
  minHeight: '44px',
  paddingInline: '$3',
})
