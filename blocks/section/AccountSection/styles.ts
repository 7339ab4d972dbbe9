import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'

export const page = css({
  minHeight: '72svh',
  paddingTop: '$16',
  paddingBottom: '$32',
  '@phone': { paddingTop: '$8', paddingBottom: '$16' },
})
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  marginBottom: '$10',
  '@phone': { marginBottom: '$6' },
})
export const title = css({ ...text.display2, '@phone': { ...text.display2['@phone'], fontSize: '1.75rem' } })
export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: '$6 $16',
  paddingBlock: '$10',
  borderTop: '1px solid $ink',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4', paddingBlock: '$7 $10' },
})
export const partTitle = css({ ...text.heading3, fontFamily: '$body' })
export const partLead = css({
  ...text.body4,
  marginTop: '$2',
  maxWidth: '26em',
  color: '$gray700',
  textWrap: 'pretty',
})
export const content = css({ minWidth: 0, maxWidth: '720px' })
export const narrow = css({ maxWidth: '480px' })
export const rows = css({ borderTop: '1px solid $line' })
export const row = css({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'start',
  borderBottom: '1px solid $line',
  ...text.body3,
  '& dt': { ...text.body4, lineHeight: '56px', color: '$gray600' },
  '@phone': { gridTemplateColumns: '88px minmax(0, 1fr)' },
})
export const value = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '56px',
  '& > span': { minWidth: 0, fontWeight: 500 },
  '& > button': { textDecoration: 'underline', textUnderlineOffset: '5px', minWidth: '44px' },
})
export const panel = css({ maxWidth: '480px', paddingBlock: '$2 $8', '@phone': { marginLeft: '-88px' } })
export const said = css({
  ...text.body4,
  color: readable.primary,
  fontWeight: 500,
  '&:not(:empty)': { paddingBlock: '$3' },
})
export const given = css({
  borderTop: '1px solid $line',
  '& > li': {
    ...text.body3,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px $4',
    paddingBlock: '$4',
    borderBottom: '1px solid $line',
  },
})
export const devices = css({
  marginBottom: '$4',
  borderTop: '1px solid $line',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    minHeight: '72px',
    paddingBlock: '$3',
    borderBottom: '1px solid $line',
  },
  '& button': { flex: 'none', textDecoration: 'underline', textUnderlineOffset: '5px' },
})
export const device = css({
  ...text.body3,
  fontWeight: 500,
  '& em': { ...text.label5, marginLeft: '$1', fontStyle: 'normal', color: readable.primary },
})
export const quiet = css({ ...text.body4, color: '$gray600' })
export const leave = css({ display: 'grid', gap: '$6', marginTop: '$6' })
export const consequences = css({
  ...text.body4,
  display: 'grid',
  gap: '$2',
  padding: '$6',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& li': { position: 'relative', paddingLeft: '$4', textWrap: 'pretty' },
  '& li::before': { content: '"·"', position: 'absolute', left: 0, fontWeight: 700 },
  '& a': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@phone': { padding: '$5' },
})
