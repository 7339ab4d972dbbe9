import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

/** Right below the title of the page. */
export const headless = css({ '&&': { paddingTop: '$6', '@phone': { paddingTop: '$3' } } })
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$14 $6',
  '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '$8' },
})
export const card = css({ position: 'relative' })
export const frame = css({
  overflow: 'hidden',
  borderRadius: '$base',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  '@hover': { '*:hover > & img': { transform: 'scale(1.03)' } },
})
export const mark = css({ '&&': { aspectRatio: '16 / 9' } })
export const words = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  marginTop: '$5',
  '& > svg': { color: '$gray500', transition: 'transform $base' },
  '@hover': { '*:hover > & > svg': { transform: 'translateX(4px)' } },
  '@phone': { marginTop: '$4' },
})
export const name = css({
  ...text.heading3,
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& small': { ...text.label3, marginLeft: '$2', color: readable.primary },
})
export const description = css({ ...text.body3, marginTop: '$2', color: '$gray700', textWrap: 'pretty' })
export const parts = css({
  ...text.body4,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $4',
  marginTop: '$2',
  color: '$gray600',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '@hover': { '& a:hover': { color: '$ink' } },
})
