import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const head = css({
  marginTop: '-$12',
  paddingBottom: '$8',
  marginBottom: '$14',
  borderBottom: '1px solid $ink',
  '& nav': { marginTop: '$6' },
  '@phone': { marginTop: '-$6', marginBottom: '$8' },
})
export const title = css({
  ...text.display2,
  '@phone': text.display1['@phone'],
})
export const since = css({ ...text.body3, marginTop: '$3', color: '$gray700' })
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
})
export const contentsLink = css({
  ...text.body4,
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  color: '$gray600',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { minHeight: '44px' },
})
export const body = css({ gridColumn: '5 / -1', '& > :first-child': { marginTop: 0 } })
