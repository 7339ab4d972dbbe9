import { css } from '#ui/css.ts'

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: '$14',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
})
/** Above each other in the narrow column, the link to all last. */
export const head = css({ flexDirection: 'column', alignItems: 'start' })
