import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const row = css({
  display: 'grid',
  gap: '$6 $16',
  alignItems: 'center',
  '& + &': { marginTop: '$20' },
  '@phone': { '& + &': { marginTop: '$12' } },
  variants: {
    isSwapped: {
      false: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      true: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', '& > :first-child': { order: 1 } },
    },
  },
  compoundVariants: [
    { isSwapped: false, css: { '@phone': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    {
      isSwapped: true,
      css: { '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :first-child': { order: 0 } } },
    },
  ],
})
export const frame = css({ overflow: 'hidden', borderRadius: '$base' })
export const words = css({ '& > a': { marginTop: '$4' } })
export const title = css({ ...text.heading1 })

export const body = css({
  ...text.body2,
  marginTop: '$4',
  color: '$gray700',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
})
