import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

/** Beside each other where there is room. */
export const ways = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '$2',
})
export const wide = css({
  width: '100%',
  fontWeight: 700,
  '&[data-off], &[data-off]:hover': { backgroundColor: '$gray200', color: '$gray600', cursor: 'not-allowed' },
  '@phone': { minHeight: '54px', fontSize: '1.0625rem' },
})
export const reason = css({ ...text.label4, color: quiet, textAlign: 'center' })

export const notice = css({
  ...text.body4,
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  marginTop: '$5',
  padding: '$4 $5',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& strong': { fontWeight: 700 },
})
export const noticeAction = css({
  ...text.button3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  fontWeight: 700,
  color: readable.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textAlign: 'left',
})

export const held = css({
  ...text.label3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $3',
  '& strong': { fontWeight: 700 },
})
export const heldTime = css({ ...text.label4, color: quiet, whiteSpace: 'nowrap' })

export const field = css({ display: 'grid', gap: '$2', marginTop: '$6' })
export const label = css({ ...text.label3, fontWeight: 600 })
export const optional = css({ fontWeight: 400, color: quiet, marginLeft: '$1' })
export const input = css({
  ...text.body3,
  width: '100%',
  minHeight: '56px',
  padding: '$3 $4',
  border: '1px solid $gray300',
  borderRadius: '$small',
  backgroundColor: '$ground',
  // Smaller, and a phone zooms into the field.
  '@phone': { fontSize: '1rem' },
  '&::placeholder': { color: '$gray500' },
  '&:focus': { outline: '2px solid $primary1', outlineOffset: '-1px' },
  '&[aria-invalid=true]': { borderColor: '$red' },
  'textarea&': { minHeight: '104px', resize: 'vertical', lineHeight: 1.6 },
})
export const hint = css({ ...text.body5, color: quiet })
export const fault = css({ ...text.body4, color: readable.red })

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  whiteSpace: 'nowrap',
  '& del': { ...text.body5, color: '$gray600' },
  '& strong': { fontSize: '1rem', fontWeight: 700, letterSpacing: '-0.02em' },
  '& em': { fontStyle: 'normal', fontWeight: 700, fontSize: '0.875rem', color: readable.accent },
  '& small': { ...text.body5, color: '$gray600' },
})
