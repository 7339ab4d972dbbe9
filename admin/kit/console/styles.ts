import { css } from '#ui/css.ts'

export const root = css({
  minHeight: '100dvh',
  backgroundColor: '$gray100',
  color: '$gray900',
  fontFamily: '$body',
  fontSize: '14px',
  lineHeight: 1.5,
  '& h1, & h2, & h3': { fontFamily: '$body' },
})
