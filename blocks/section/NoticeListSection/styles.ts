import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const tools = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4 $10',
  marginBottom: '$8',
  '@phone': { flexDirection: 'column-reverse', alignItems: 'stretch', marginBottom: '$6' },
})
export const count = css({ ...text.body4, minHeight: '1.6em', color: '$gray600', whiteSpace: 'nowrap' })
export const pages = css({ marginTop: '$12', '@phone': { marginTop: '$8' } })
