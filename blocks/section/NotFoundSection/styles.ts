import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const page = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'min(86svh, 860px)',
  paddingBlock: '$24',
  '@phone': { paddingBlock: '$14' },
})
/** A very large, very quiet figure behind the words; not words to read, the title says what happened. */
export const figure = css({
  '&::before': { content: '"404"' },
  position: 'absolute',
  zIndex: -1,
  right: '-0.04em',
  bottom: '-0.24em',
  fontFamily: '$display',
  fontSize: 'clamp(11.25rem, 34vw, 35rem)',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.06em',
  color: 'color-mix(in srgb, $colors$primary1 6%, $colors$ground)',
  userSelect: 'none',
})
export const title = css({ ...text.display1, whiteSpace: 'pre-line' })
export const words = css({
  ...text.body1,
  marginTop: '$6',
  color: '$gray700',
  maxWidth: '30em',
  whiteSpace: 'pre-line',
  textWrap: 'balance',
})
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$8',
  marginTop: '$12',
  '@phone': { flexDirection: 'column', marginTop: '$8' },
})
