import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

export const wide = css({ width: '100%', fontWeight: 700 })
export const forgot = css({ marginTop: '$2', textAlign: 'center' })
export const link = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: '$colors$gray400',
  textUnderlineOffset: '5px',
  '@hover': { '&:hover': { textDecorationColor: 'currentColor' } },
})
export const aside = css({ ...text.body5, paddingLeft: '34px', color: '$gray600', textWrap: 'pretty' })
export const others = css({
  display: 'grid',
  gap: '$3',
  marginTop: '$8',
  paddingTop: '$8',
  borderTop: '1px solid $line',
  '@phone': { marginTop: '$5', paddingTop: '$6' },
})
export const guest = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '$3',
  '@phone': { gridAutoFlow: 'row' },
})
export const question = css({ ...text.body4, color: '$gray700' })
export const note = css({ display: 'grid', gap: '$3', paddingTop: '$8', borderTop: '1px solid $ink' })
export const noteTitle = css({ ...text.heading3, fontFamily: '$body', marginBottom: '$3' })
