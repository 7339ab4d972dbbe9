import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const grid = css({
  display: 'grid',
  gap: '$10',
  variants: {
    layout: {
      left: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: '$6',
        '@phone': { display: 'block' },
      },
      centre: { justifyItems: 'center', textAlign: 'center', '@phone': { gap: '$7' } },
    },
  },
})
export const title = css({
  ...text.display2,
  lineHeight: 1.42,
  whiteSpace: 'pre-line',
  '@phone': { ...text.display2['@phone'], fontSize: '1.625rem', lineHeight: 1.45 },
})
export const head = css({ variants: { layout: { left: { gridColumn: '1 / -1' }, centre: {} } } })
export const words = css({
  variants: {
    layout: {
      left: { gridColumn: '7 / -1', '@smallTablet': { gridColumn: '5 / -1' }, '@phone': { marginTop: '$8' } },
      centre: { maxWidth: '640px' },
    },
    beside: { true: { gridColumn: '8 / -1', alignSelf: 'end', '@smallTablet': { gridColumn: '7 / -1' } } },
  },
})
export const body = css({
  ...text.body2,
  lineHeight: 1.9,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  opacity: 0.84,
  '@phone': { ...text.body2['@phone'], fontSize: '1rem', lineHeight: 1.85 },
})
export const figure = css({
  overflow: 'hidden',
  borderRadius: '$base',
  variants: {
    layout: {
      left: { gridColumn: '1 / 7', '@smallTablet': { gridColumn: '1 / 6' }, '@phone': { marginTop: '$8' } },
      centre: { width: '100%' },
    },
  },
})
export const signature = css({
  ...text.body4,
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  marginTop: '$10',
  '& strong': { ...text.heading3 },
  '& img': { height: '56px', width: 'auto' },
  '@phone': { marginTop: '$7' },
  variants: { layout: { left: {}, centre: { justifyContent: 'center' } } },
})
export const position = css({ opacity: 0.72 })
export const more = css({ marginTop: '$6' })
