import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

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
    paddingBlock: '$4',
    borderTop: '1px solid $line',
    borderBottom: '1px solid $line',
  },
})
export const contentsTitle = css({ ...text.label3, fontWeight: 700, marginBottom: '$2' })
export const contentsLink = css({
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
