import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const wide = css({ width: '100%', fontWeight: 700 })
export const foot = css({ ...text.body4, marginTop: '$4', color: '$gray700', textAlign: 'center' })
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '5px',
})
export const steps = css({
  display: 'grid',
  gap: '$3',
  '@smallTablet': { display: 'flex', flexWrap: 'wrap', gap: '$2 $5' },
})
export const step = css({
  ...text.label2,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  color: '$gray600',
  '&[aria-current]': { color: '$ink', fontWeight: 700 },
  '&[aria-current] > span': { borderColor: '$primary1', backgroundColor: '$primary1', color: '$onPrimary' },
  '@smallTablet': { ...text.label3, gap: '$2' },
})
export const stepMark = css({
  ...text.label4,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  border: '1px solid $gray400',
  borderRadius: '$round',
})
export const person = css({
  paddingBottom: '$6',
  borderBottom: '1px solid $ink',
  '& p': { ...text.body3, color: '$gray700' },
})
export const legend = css({ ...text.heading3, fontFamily: '$body', marginBottom: '$2', padding: 0 })
export const optional = css({ ...text.body4, marginBlock: '$6 $3', color: '$gray700', textWrap: 'pretty' })
export const social = css({
  ...text.body4,
  marginBottom: '$6',
  padding: '$5',
  borderRadius: '$small',
  backgroundColor: '$surface',
  textWrap: 'pretty',
  '& button': { textDecoration: 'underline', textUnderlineOffset: '5px' },
})
export const note = css({ display: 'grid', gap: '$3', paddingTop: '$8', borderTop: '1px solid $ink' })
export const noteTitle = css({ ...text.heading3, fontFamily: '$body', outline: 'none' })
export const noteText = css({ ...text.body3, marginBottom: '$4', color: '$gray700', textWrap: 'pretty' })
