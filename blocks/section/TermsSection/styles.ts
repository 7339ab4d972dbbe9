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
