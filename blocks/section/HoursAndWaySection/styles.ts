import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

/** The map stands beside hours and rides; on a narrow screen between them. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '$10 $20',
  alignItems: 'start',
  '@tablet': { columnGap: '$12' },
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@phone': { rowGap: '$10' },
  variants: {
    alone: {
      true: {
        gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
        '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})
export const times = css({ '@pc': { gridArea: '1 / 1' } })
export const way = css({
  variants: { alone: { true: {}, false: { '@pc': { gridArea: '1 / 2 / 3' } } } },
})
export const subtitle = css({
  ...text.label2,
  fontWeight: 700,
  paddingBottom: '$4',
  borderBottom: '1px solid $ink',
})

export const hours = css({
  ...text.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: '$4', borderBottom: '1px solid $line', textAlign: 'left', fontWeight: 400 },
  '& th': { width: '40%', fontWeight: 500 },
  '& td': { textAlign: 'right' },
  '@phone': { ...text.body2['@phone'], fontSize: '1rem', '& th, & td': { paddingBlock: '$3' } },
})
export const mark = css({
  variants: { day: { saturday: { color: '$blue' }, sunday: { color: readable.red } } },
})
export const quiet = css({ color: '$gray600' })
export const today = css({ ...text.label4, marginLeft: '$2', color: readable.accent })
export const note = css({ ...text.body4, marginTop: '$5', color: '$gray600', whiteSpace: 'pre-line' })

export const map = css({
  overflow: 'hidden',
  borderRadius: '$base',
  marginBottom: '$8',
  border: '1px solid $line',
  '@phone': { marginBottom: '$6' },
})
export const address = css({
  ...text.heading3,
  fontStyle: 'normal',
  paddingTop: '$5',
  lineHeight: 1.5,
  variants: { alone: { true: { ...text.heading2 } } },
})
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '$2', marginTop: '$4' })
export const action = css({
  ...text.button3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$ground',
  transition: 'border-color $quick',
  '@hover': { '&:hover': { borderColor: '$ink' } },
})
export const rides = css({
  '& > div:last-child': { borderBottom: '1px solid $line' },
  variants: { alone: { true: {}, false: { '@pc': { gridArea: '2 / 1' } } } },
})
export const ride = css({
  ...text.body3,
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '$4',
  paddingBlock: '$4',
  borderTop: '1px solid $line',
  '& dt': { fontWeight: 500 },
  '& dd': { whiteSpace: 'pre-line' },
  '& dd + dd': { gridColumn: 2 },
  '@phone': { ...text.body3['@phone'], gridTemplateColumns: '64px minmax(0, 1fr)' },
})
export const rideNote = css({ ...text.body4, color: '$gray600', display: 'block' })
export const empty = css({ minHeight: '320px' })
