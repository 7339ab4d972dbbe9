import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$4 $10',
  marginBottom: '$14',
  '& > :last-child': { marginLeft: 'auto' },
  '@smallTablet': {
    flexDirection: 'column-reverse',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    '& > form': { maxWidth: 'none' },
  },
  '@phone': { marginBottom: '$8' },
})
export const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: '$6',
  alignItems: 'start',
  '& + &': { marginTop: '$20' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$4', '& + &': { marginTop: '$14' } },
})
export const name = css({ ...text.heading2 })
export const count = css({ ...text.body3, minHeight: '1.6em', marginBottom: '$6', color: '$gray700' })
