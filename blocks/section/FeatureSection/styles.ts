import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const list = css({
  display: 'grid',
  variants: {
    layout: {
      columns: {
        gap: '$12 $6',
        '@smallTablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
      },
      rows: {},
    },
    across: { 1: {}, 2: {}, 3: {}, 4: {} },
  },
  compoundVariants: [
    { layout: 'columns', across: 2, css: { '@pc': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    { layout: 'columns', across: 3, css: { '@pc': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    { layout: 'columns', across: 4, css: { '@pc': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  ],
})
/** Hairlines in the colour of the words, so that they hold on every ground. */
const hairline = 'color-mix(in srgb, currentColor 16%, transparent)'
export const item = css({
  variants: {
    layout: {
      columns: {
        borderTop: `1px solid ${hairline}`,
        paddingTop: '$6',
        '@phone': {
          display: 'grid',
          gridTemplateColumns: '44px minmax(0, 1fr)',
          columnGap: '$3',
          paddingBlock: '$6',
        },
      },
      rows: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr)',
        gap: '$6',
        alignItems: 'start',
        paddingBlock: '$8',
        borderTop: `1px solid ${hairline}`,
        '&:last-child': { borderBottom: `1px solid ${hairline}` },
        '@phone': { gridTemplateColumns: '44px minmax(0, 1fr)', gap: '$2 $3', paddingBlock: '$6' },
      },
    },
    pictured: { true: { borderTop: 0, paddingTop: 0, '@phone': { display: 'block' } } },
    /** Neither number nor icon stands before the words. */
    bare: { true: { '@phone': { display: 'block' } } },
  },
  compoundVariants: [
    { layout: 'rows', bare: true, css: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' } },
  ],
})
export const lead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '32px',
  '@phone': { flexDirection: 'column', alignItems: 'start', justifyContent: 'start', gap: '$3' },
})
export const number = css({
  ...text.label2,
  fontFamily: '$display',
  color: readable.primary,
  variants: { onInk: { true: { color: 'inherit', opacity: 0.64 } } },
})
export const icon = css({
  display: 'inline-flex',
  color: '$primary1',
  variants: { onInk: { true: { color: 'inherit' } } },
})
export const title = css({ ...text.heading3 })
export const words = css({
  variants: {
    layout: {
      columns: { marginTop: '$14', '@phone': { marginTop: 0, gridColumn: 2 } },
      rows: { display: 'contents', '@phone': { display: 'block' } },
    },
    pictured: { true: { marginTop: '$4' } },
    bare: { true: { marginTop: 0 } },
  },
})
export const body = css({
  ...text.body3,
  opacity: 0.76,
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
  variants: {
    layout: {
      columns: { marginTop: '$3', '@phone': { marginTop: '$2' } },
      rows: { '@phone': { marginTop: '$2' } },
    },
  },
})
export const frame = css({ overflow: 'hidden', borderRadius: '$base', marginBottom: '$5' })
