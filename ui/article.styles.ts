import { css } from './css.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

export const article = css({
  maxWidth: '880px',
  marginInline: 'auto',
  paddingTop: '$10',
  paddingBottom: '$28',
  '@phone': { paddingTop: '$5', paddingBottom: '$16' },
})
export const trail = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  color: '$gray600',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', marginInline: '$2', color: '$gray400' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
})
export const head = css({
  marginTop: '$10',
  paddingBottom: '$8',
  borderBottom: '1px solid $ink',
  '@phone': { marginTop: '$5', paddingBottom: '$6' },
})
export const label = css({ ...text.label3, color: readable.primary, marginBottom: '$3' })
export const title = css({ ...text.heading1, '@phone': { ...text.heading1['@phone'], lineHeight: 1.4 } })
export const facts = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  marginTop: '$4',
  color: '$gray600',
})
export const picture = css({
  marginTop: '$10',
  '& img': { borderRadius: '$base' },
  '@phone': { marginTop: '$6' },
})
export const body = css({
  minHeight: '160px',
  paddingTop: '$10',
  paddingBottom: '$16',
  '& > :first-child': { marginTop: 0 },
  '@phone': { paddingTop: '$7', paddingBottom: '$10' },
})
export const neighbours = css({ borderTop: '1px solid $line' })
export const neighbour = css({
  ...text.body3,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: '$3',
  borderBottom: '1px solid $line',
  '& span': { ...text.body4, color: '$gray600' },
  '& strong': {
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@hover': { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  '@phone': { gridTemplateColumns: '64px minmax(0, 1fr)', gap: '$3' },
})
export const back = css({ marginTop: '$10', textAlign: 'center' })
