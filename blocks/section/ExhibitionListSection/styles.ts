import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

/** Right below the title of the page. */
export const headless = css({ '&&': { paddingTop: '$6', '@phone': { paddingTop: '$3' } } })
export const pages = css({ marginTop: '$16', '&:empty': { display: 'none' } })
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$18 $6',
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$10' },
})
export const card = css({ position: 'relative' })
export const frame = css({
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
})
export const mark = css({ '&&': { aspectRatio: '16 / 9' } })
export const title = css({
  ...text.heading2,
  marginTop: '$6',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@phone': { ...text.heading2['@phone'], marginTop: '$4' },
})
export const summary = css({ ...text.body3, marginTop: '$2', color: '$gray700', textWrap: 'pretty' })
export const facts = css({
  ...text.body4,
  display: 'flex',
  gap: '$3',
  marginTop: '$3',
  color: '$gray600',
  '& span + span::before': { content: '"·"', marginRight: '$3' },
})
