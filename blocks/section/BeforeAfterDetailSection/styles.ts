import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export { article, back, trail } from '#ui/article.styles.ts'

export const loading = css({ maxWidth: '880px', minHeight: '900px', marginInline: 'auto', paddingTop: '$24' })
export const head = css({ marginTop: '$10', '@phone': { marginTop: '$5' } })
export const title = css({ ...text.heading1 })
export const note = css({ ...text.body3, marginTop: '$3', color: '$gray700' })
export const pairs = css({ display: 'grid', gap: '$6', marginTop: '$8', '@phone': { marginTop: '$5' } })
export const body = css({
  paddingTop: '$10',
  '& > :first-child': { marginTop: 0 },
  '@phone': { paddingTop: '$7' },
})
export const products = css({
  ...text.body3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  marginTop: '$10',
  paddingBlock: '$3',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  '& span': { ...text.body4, color: '$gray600' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
})
