import { css } from '../css.ts'
import { text } from '../text.ts'

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: '80%',
  maxWidth: '420px',
  backgroundColor: '$ground',
})

export const head = css({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '56px',
  paddingInline: '$5 $2',
})
export const name = css({
  fontFamily: '$display',
  fontSize: '1.125rem',
  fontWeight: 800,
  letterSpacing: '-0.03em',
})

export const body = css({
  flex: 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '$5',
  paddingBottom: '$8',
  '@low': { flex: 'none', overflow: 'visible', paddingBottom: '$4' },
})

export const account = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  paddingBlock: '$1',
  borderBottom: '1px solid $ink',
})
export const accountName = css({ ...text.label2, fontWeight: 700 })
export const accountLinks = css({ display: 'flex', gap: '$4' })
export const accountLink = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '&[aria-current]': { color: '$primary1', fontWeight: 700 },
})

const row = {
  ...text.label1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '56px',
  textAlign: 'start',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  '&[data-current], &[aria-current]': { color: '$primary1', fontWeight: 800 },
} as const

export const list = css({ '& > li': { borderBottom: '1px solid $line' } })
export const topLink = css(row)
export const topButton = css({
  ...row,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flexShrink: 0, opacity: 0.5, transition: 'transform $transitions$base' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
})

/** Where the browser can, its content opens by its height, so that what stands below slides instead of jumping. */
export const fold = css({
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'hidden',
    transition: 'block-size $transitions$slow, content-visibility 300ms allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto' },
  '& > ul': { paddingBottom: '12px' },
})
export const subLink = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInlineStart: '$3',
  '&[aria-current]': { color: '$primary1', fontWeight: 700 },
})
export const leaves = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $4',
  paddingInlineStart: '$3',
  paddingBottom: '$2',
})
export const leaf = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: '$ink',
  opacity: 0.68,
  '&[aria-current]': { opacity: 1, fontWeight: 700 },
})

export const foot = css({
  display: 'grid',
  flexShrink: 0,
  gap: '$2',
  padding: '$4 $5',
  paddingBottom: 'calc($space$4 + env(safe-area-inset-bottom))',
  borderTop: '1px solid $line',
})
export const consult = css({
  ...text.button2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  width: '100%',
  minHeight: '52px',
  border: '1px solid $line',
  borderRadius: '$control',
  fontWeight: 600,
})
export const phone = css({
  ...text.label3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: '44px',
  opacity: 0.72,
})
