import { css } from './css.ts'
import { text } from './text.ts'

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$6',
  alignItems: 'start',
  '@smallTablet': { display: 'block' },
})
export const contents = css({
  gridColumn: '1 / 4',
  position: 'sticky',
  top: '$28',
  maxHeight: 'calc(100vh - 144px)',
  overflowY: 'auto',
  '@smallTablet': {
    position: 'static',
    maxHeight: 'none',
    marginBottom: '$10',
    paddingBottom: '$4',
    borderBottom: '1px solid $line',
  },
  variants: {
    isFramed: { true: { '@smallTablet': { paddingTop: '$4', borderTop: '1px solid $line' } }, false: {} },
  },
})
export const title = css({ ...text.label3, fontWeight: 700, marginBottom: '$2' })
export const link = css({
  ...text.body4,
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  color: '$gray600',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { minHeight: '44px' },
})
export const body = css({
  gridColumn: '1 / 9',
  variants: { hasContents: { true: { gridColumn: '5 / -1' } } },
  '& > :first-child': { marginTop: 0 },
})
