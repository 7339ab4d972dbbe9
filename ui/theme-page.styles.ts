import { css } from './css.ts'
import { text } from './text.ts'

export const head = css({ paddingTop: '$6', '@phone': { paddingTop: '$5' } })
export const trail = css({ marginBottom: '$14', '@phone': { display: 'none' } })
export const title = css({ ...text.display2, '@phone': { ...text.display2['@phone'], fontSize: '1.75rem' } })
export const summary = css({
  ...text.body1,
  maxWidth: '34em',
  marginTop: '$4',
  color: '$gray700',
  textWrap: 'pretty',
})
export const note = css({ ...text.body4, marginTop: '$4', color: '$gray700' })
export const picture = css({
  overflow: 'hidden',
  marginTop: '$12',
  borderRadius: '$base',
  '@phone': {
    marginTop: '$6',
    marginInline: '-$sizes$sideMobile',
    borderRadius: 0,
    '& img': { aspectRatio: '4 / 3' },
  },
})
export const body = css({
  maxWidth: '820px',
  paddingTop: '$16',
  '& > :first-child': { marginTop: 0 },
  '@phone': { paddingTop: '$8' },
})
export const products = css({
  paddingTop: '$24',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$14', paddingBottom: '$16' },
})
export const productTitle = css({
  ...text.heading2,
  marginBottom: '$8',
  '@phone': { ...text.heading2['@phone'], marginBottom: '$4' },
})
