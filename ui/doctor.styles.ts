import { css } from './css.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

/* row */
export const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' })
export const frame = css({ overflow: 'hidden', borderRadius: '$base' })
export const name = css({
  ...text.heading3,
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  marginTop: '$5',
  '& small': { ...text.label3, fontFamily: '$body', letterSpacing: 0, color: '$gray600' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})
export const specialty = css({ ...text.body4, marginTop: '$1', color: readable.primary })
export const quote = css({ ...text.body3, marginTop: '$4', textWrap: 'pretty', whiteSpace: 'pre-line' })
export const careers = css({
  ...text.body4,
  marginTop: '$5',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  color: '$gray700',
  '& li + li': { marginTop: '$1' },
})

/* letter */
export const letter = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$6',
  alignItems: 'start',
  '& + &': { marginTop: '$24' },
  '@phone': { display: 'block' },
})
export const letterFigure = css({
  gridColumn: '1 / 5',
  position: 'sticky',
  top: '$28',
  '@smallTablet': { gridColumn: '1 / 6' },
  '@phone': { position: 'static', maxWidth: '72%', marginBottom: '$8' },
})
export const letterBody = css({ gridColumn: '6 / -1', '@smallTablet': { gridColumn: '6 / -1' } })
export const letterQuote = css({
  ...text.heading1,
  whiteSpace: 'pre-line',
  lineHeight: 1.45,
  marginBottom: '$10',
  '@phone': { ...text.heading1['@phone'], lineHeight: 1.5, marginBottom: '$6' },
})
export const letterText = css({
  ...text.body2,
  lineHeight: 1.9,
  maxWidth: '36em',
  whiteSpace: 'pre-line',
  '@phone': { ...text.body2['@phone'], fontSize: '1rem', lineHeight: 1.85 },
})
export const signature = css({
  marginTop: '$10',
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  '@phone': { marginTop: '$7' },
})
export const signatureName = css({ ...text.heading2 })
export const signaturePosition = css({ ...text.body3, color: '$gray600' })
export const letterCareers = css({
  ...text.body3,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '$6',
  marginTop: '$12',
  borderTop: '1px solid $line',
  '& li': { paddingBlock: '$4', borderBottom: '1px solid $line' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@phone': { ...text.body3['@phone'], marginTop: '$8', '& li': { paddingBlock: '$3' } },
})
