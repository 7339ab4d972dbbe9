import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const head = css({
  paddingTop: '$10',
  paddingBottom: '$8',
  '@phone': { paddingTop: '$5', paddingBottom: '$4' },
})
export const trail = css({ '& li': { marginBottom: '$14', '@phone': { marginBottom: '$6' } } })
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '$4 $16',
  alignItems: 'end',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
})
export const title = css({
  ...text.display2,
  whiteSpace: 'pre-line',
  '@phone': text.display1['@phone'],
})
export const lead = css({
  ...text.body2,
  color: '$gray700',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  maxWidth: '34em',
})
export const picture = css({
  marginTop: '$14',
  overflow: 'hidden',
  borderRadius: '$base',
  '@phone': { marginTop: '$7', '& img': { aspectRatio: '4 / 3' } },
})
