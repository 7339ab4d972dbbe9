import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const empty = css({
  ...text.body2,
  paddingBlock: '$12',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  color: '$gray700',
})
