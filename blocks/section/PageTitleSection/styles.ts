import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const head = css({
  paddingTop: '$10',
  paddingBottom: '$8',
  '@phone': { paddingTop: '$5', paddingBottom: '$4' },
})
export const trail = css({
  ...text.body4,
  display: 'flex',
  flexWrap: 'wrap',
  color: '$gray600',
  marginBottom: '$14',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', marginInline: '$2', color: '$gray400' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
  '& [aria-current]': { color: '$ink', minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  '@phone': { marginBottom: '$6' },
})
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
  '@phone': { ...text.display2['@phone'], fontSize: '30px', lineHeight: 1.3 },
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
